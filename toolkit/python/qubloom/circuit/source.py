"""Where in the learner's program something was called."""

import os
import sys

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__))) + os.sep


def line_of_learner():
    """The line of the nearest call from outside of the toolkit; None where there is none."""
    frame = sys._getframe(2)
    while frame is not None and frame.f_code.co_filename.startswith(_PACKAGE):
        frame = frame.f_back
    return frame.f_lineno if frame is not None else None
