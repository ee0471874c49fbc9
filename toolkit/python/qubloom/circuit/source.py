"""Where in the learner's program something was called."""

import sys


def line_of_learner():
    """The line of the main program from which we got here; None where it is not the main program that runs."""
    frame = sys._getframe(2)
    while frame is not None and frame.f_globals.get("__name__") != "__main__":
        frame = frame.f_back
    return frame.f_lineno if frame is not None else None
