"""What goes wrong in a circuit, in a sentence for whoever wrote it."""


class CircuitError(Exception):
    """Something in a circuit, or in running it, cannot be."""

    def __init__(self, *message):
        super().__init__(" ".join(message))
        self.message = " ".join(message)
