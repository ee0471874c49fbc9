"""Where in the learner's program something was called."""

import sys


def line_of_learner():
    """
    The line at the top level of the main program from which we got here, also through functions of the program; None
    where it is not the main program that runs.
    """
    frame = sys._getframe(2)
    line = None
    while frame is not None:
        if frame.f_globals.get("__name__") == "__main__":
            line = frame.f_lineno
        frame = frame.f_back
    return line
