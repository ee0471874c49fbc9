"""Draws lines with characters, and joins lines that meet."""

# The lines from the middle of a character up, right, down, and left: 0 for none, 1 for single, 2 for double.
_LINES = {
    "─": (0, 1, 0, 1),
    "│": (1, 0, 1, 0),
    "╵": (1, 0, 0, 0),
    "╷": (0, 0, 1, 0),
    "┌": (0, 1, 1, 0),
    "┐": (0, 0, 1, 1),
    "└": (1, 1, 0, 0),
    "┘": (1, 0, 0, 1),
    "├": (1, 1, 1, 0),
    "┤": (1, 0, 1, 1),
    "┬": (0, 1, 1, 1),
    "┴": (1, 1, 0, 1),
    "┼": (1, 1, 1, 1),
    "═": (0, 2, 0, 2),
    "║": (2, 0, 2, 0),
    "╥": (0, 1, 2, 1),
    "╨": (2, 1, 0, 1),
    "╫": (2, 1, 2, 1),
    "╩": (2, 2, 0, 2),
    "╬": (2, 2, 2, 2),
    "╪": (1, 2, 1, 2),
}
_CHARACTERS = {lines: character for character, lines in _LINES.items()}


class Canvas:
    """A sheet of characters, as wide as its content."""

    def __init__(self, rows):
        self.rows = [[] for _ in range(rows)]

    def write(self, row, column, text):
        """Writes text over the existing characters."""
        cells = self.rows[row]
        cells.extend(" " * (column + len(text) - len(cells)))
        cells[column : column + len(text)] = text

    def line(self, row, column, character):
        """Draws one character of a line, and joins it with the existing lines."""
        cells = self.rows[row]
        cells.extend(" " * (column + 1 - len(cells)))
        there, new = _LINES.get(cells[column]), _LINES[character]
        joined = tuple(max(pair) for pair in zip(there, new)) if there else new
        cells[column] = _CHARACTERS.get(joined, character)

    def box(self, top, bottom, left, width):
        """Draws the frame of an empty box."""
        right = left + width - 1
        for row in range(top + 1, bottom):
            self.write(row, left + 1, " " * (width - 2))
            for column in (left, right):
                self.line(row, column, "│")
        for column in range(left + 1, right):
            self.line(top, column, "─")
            self.line(bottom, column, "─")
        for row, column, corner in ((top, left, "┌"), (top, right, "┐"), (bottom, left, "└"), (bottom, right, "┘")):
            self.line(row, column, corner)

    def text(self, row, width):
        """Returns one row as text of at least this width."""
        return "".join(self.rows[row]).ljust(width)
