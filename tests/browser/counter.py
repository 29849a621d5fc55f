"""The least an anywidget can be: one number that Python counts up when its button is clicked.

The tests of the test machinery use it, and the benchmarks as the floor to compare the board with.
"""

import anywidget
import traitlets

ESM = """
export default {
  render({ model, el, signal }) {
    const button = document.createElement("button");
    button.dataset.counter = "";
    button.style.cssText = "border: 1px solid gray; background: white; color: black";
    const draw = () => { button.textContent = String(model.get("count")); };
    button.addEventListener("click", () => model.send({ do: "add" }), { signal });
    model.on("change:count", draw, { signal });
    draw();
    el.append(button);
  },
};
"""


class Counter(anywidget.AnyWidget):
    """A number and a button that asks Python to add one."""

    _esm = ESM
    count = traitlets.Int(0, help="How often Python was asked.").tag(sync=True)

    def __init__(self) -> None:
        super().__init__()
        self.on_msg(self._answer)

    def _answer(self, _widget: object, content: dict[str, object], _buffers: object) -> None:
        if content == {"do": "add"}:
            self.count += 1
