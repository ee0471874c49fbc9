"""The error of the toolkit, with a sentence for the author of the program."""


class CircuitError(Exception):
    """Something in a circuit, or in running it, is not possible."""

    def __init__(self, *message):
        super().__init__(" ".join(message))
        self.message = " ".join(message)
