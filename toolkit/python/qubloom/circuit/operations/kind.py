"""A kind of instruction, as the package asks for it. Each kind answers in a module of its own."""


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
        # An operation of this kind as the engine reads it: of its wires, its bits, and the instruction.
        self.written = written
        # The text in the box of a drawn instruction.
        self.text = text
        # How text_drawing.py draws it: "box", or a shape that it has for this kind alone.
        self.shape = shape
        # On an ideal machine nothing changes. Then inverse() keeps it, a gate leaves it out, and if_test refuses it.
        self.is_idle = is_idle
        # size() and depth() count it.
        self.is_counted = is_counted
        # remove_final_measurements() takes it away.
        self.is_left_out_at_end = is_left_out_at_end
