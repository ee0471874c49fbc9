"""What the rest of the package must know about a kind of instruction. Each kind has a module of its own."""


class OperationKind:
    """One kind of instruction."""

    def __init__(
        self,
        name,
        *,
        written=None,
        text=None,
        shape=None,
        is_idle=False,
        is_counted=True,
        is_left_out_at_end=False,
    ):
        self.name = name
        # A function of an instruction, its wires, and its bits. It returns the operation as the engine reads it.
        self.written = written
        # A function of an instruction. It returns the text in the box of the drawn instruction.
        self.text = text
        # The shape that text_drawing.py draws: "box", or a shape that only this kind has.
        self.shape = shape
        # True if it changes nothing on an ideal machine: inverse() keeps it, to_gate() omits it, if_test refuses it.
        self.is_idle = is_idle
        # True if size() and depth() count it.
        self.is_counted = is_counted
        # True if remove_final_measurements() removes it.
        self.is_left_out_at_end = is_left_out_at_end
