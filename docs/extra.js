// What is wider than the page is scrolled by keyboard, too. The theme wraps tables when it begins.
document$.subscribe(() => {
  for (const wrap of document.querySelectorAll(".md-typeset__scrollwrap")) {
    wrap.tabIndex = 0;
  }
  for (const board of document.querySelectorAll("iframe.board")) {
    board.addEventListener("load", () => asHighAsItsPage(board));
  }
});

/** Give a board the height that its page takes, as it is wide. */
function asHighAsItsPage(board) {
  const body = board.contentDocument?.body;
  if (body) {
    new ResizeObserver(() => {
      board.style.height = `${body.scrollHeight}px`;
    }).observe(body);
  }
}
