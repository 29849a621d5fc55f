"""JSON as it may stand within a script element of a page."""

import json


def json_in_html(value: object) -> str:
    r"""Write JSON that no text in it can end, or hide, the element that it stands in.

    >>> json_in_html({"name": "</script><!--"})
    '{"name":"\\u003c/script>\\u003c!--"}'
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")
