"""Tables in notebooks: what is text in them stays text, and no other module writes one."""

import re

from sequence_widget.text.tables import LEFT, RIGHT, Markup, bar, table
from tests.text.faults import sources


def test_text_is_escaped_wherever_it_stands() -> None:
    told = table([LEFT], [["<n>", "<c>"]], heads=["<h>", "x"], caption="<t>", more="<m>")
    assert not re.search("<[nchtm]>", told)
    assert [told.count(f"&lt;{each}&gt;") for each in "nchtm"] == [1] * 5


def test_markup_stands_as_it_is() -> None:
    assert "<b>1</b>" in table([LEFT], [["a", Markup("<b>1</b>")]])
    assert str(bar(1)) in table([RIGHT], [["a", bar(1)]])


def test_a_column_without_a_head_has_an_empty_cell_there() -> None:
    assert table([LEFT], [], heads=["a", ""]).count("<td></td>") == 1


def test_a_last_row_reaches_over_all_columns() -> None:
    assert '<td colspan="3">more</td>' in table([LEFT, LEFT], [["a", "b", "c"]], more="more")


def test_no_other_module_writes_a_table() -> None:
    found = [
        name for name, source in sources().items() if re.search("<(table|tr|td|th)\\b", source)
    ]
    assert found == ["text/tables.py"]
