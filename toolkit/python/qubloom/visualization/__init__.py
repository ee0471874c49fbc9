"""Text drawings, and pictures on the page."""

from ..errors import CircuitError
from .plots import circuit_picture, plot_bloch_multivector, plot_distribution, plot_histogram
from .text_drawing import TextDrawing


def circuit_drawer(circuit, output="text", fold=None, initial_state=False, **options):
    """Draws a circuit as text, or with output="mpl" as a picture on the page."""
    if output in (None, "text"):
        return TextDrawing(circuit, fold, initial_state)
    if output in ("mpl", "picture"):
        return circuit_picture(circuit)
    raise CircuitError(f"A circuit can't be drawn as {output!r} here. Use text or mpl.")


__all__ = ["circuit_drawer", "plot_bloch_multivector", "plot_distribution", "plot_histogram"]
