"""Finds the line of the learner's program that made a call."""

import sys


def line_of_learner():
    """
    Returns the top-level line of the main program that led to this call, also through functions of the program. Returns
    None if no main program is running.
    """
    frame = sys._getframe(2)
    line = None
    while frame is not None:
        if frame.f_globals.get("__name__") == "__main__":
            line = frame.f_lineno
        frame = frame.f_back
    return line
