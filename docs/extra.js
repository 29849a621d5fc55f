// What is wider than the page is scrolled by keyboard, too. The theme wraps tables when it begins.
document$.subscribe(() => {
  for (const wrap of document.querySelectorAll(".md-typeset__scrollwrap")) {
    wrap.tabIndex = 0;
  }
});
