# Runs one program as the main module, and returns its result as JSON of an `Outcome`.
import builtins
import io
import json
import linecache
import sys
import time
import traceback
import types

import _qubloom_worker as worker

sys.path.append("/lib/qubloom.zip")

MAIN = "main.py"
# The most characters of output. The page shows one less, and says that there was more.
MAX_OUTPUT = 100_001
# Each line is sent by itself, up to this many in a tenth of a second. Further lines are collected.
MAX_MESSAGES = 20


class Printed:
    """Output of the program that has not been sent to the page yet."""

    def __init__(self):
        self.stream = "out"
        self.parts = []
        self.size = 0
        self.left = MAX_OUTPUT
        self.window = 0.0
        self.messages = 0

    def add(self, stream, text):
        if stream != self.stream:
            self.flush()
            self.stream = stream
        text = text[: self.left]
        self.left -= len(text)
        self.parts.append(text)
        self.size += len(text)
        now = time.monotonic()
        if now - self.window > 0.1:
            self.window = now
            self.messages = 0
        if self.size > 8192 or (self.messages < MAX_MESSAGES and text.endswith("\n")):
            self.flush()

    def flush(self):
        if not self.size:
            return
        text = "".join(self.parts)
        self.parts.clear()
        self.size = 0
        self.messages += 1
        worker.write(self.stream, text)


printed = Printed()
flush = printed.flush


class Output(io.TextIOBase):
    encoding = "utf-8"
    errors = "strict"

    def __init__(self, stream):
        self.stream = stream

    def writable(self):
        return True

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        printed.add(self.stream, text)
        return len(text)

    def flush(self):
        printed.flush()


def ask(prompt="", /):
    text = str(prompt)
    # As in a terminal, the question and the answer are one line of the output.
    sys.stdout.write(text)
    printed.flush()
    answer = worker.ask(text)
    if answer is None:
        raise EOFError("input() has no line left")
    printed.add("out", answer + "\n")
    return answer


class Input(io.TextIOBase):
    encoding = "utf-8"
    errors = "strict"

    def readable(self):
        return True

    def readline(self, size=-1, /):
        return ask() + "\n"


def sleep(seconds, /):
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    printed.flush()
    end = time.monotonic() + seconds
    # It waits in short pieces, and may be interrupted after each of them.
    while (left := end - time.monotonic()) > 0:
        worker.wait(min(left, 0.05) * 1000)


sys.stdout = sys.__stdout__ = Output("out")
sys.stderr = sys.__stderr__ = Output("err")
sys.stdin = sys.__stdin__ = Input()
builtins.input = ask
time.sleep = sleep

try:
    # The toolkit is imported before the program starts, while the learner still reads.
    import qubloom
except ImportError:
    pass


def run(code, files, request=None):
    main = types.ModuleType("__main__")
    main.__file__ = MAIN
    main.__builtins__ = builtins
    sys.modules["__main__"] = main
    try:
        outcome = finished(code, json.loads(files), main.__dict__)
        outcome["report"] = report(main.__dict__)
        if outcome["kind"] == "done":
            outcome["answers"] = answers(main.__dict__, request, code) if request else None
    except KeyboardInterrupt:
        outcome = {"kind": "interrupted"}
    printed.flush()
    return json.dumps(outcome)


def finished(code, files, names):
    sources = {**files, MAIN: code}
    for name, text in files.items():
        with open(name, "w") as file:
            file.write(text)
    linecache.cache[MAIN] = (len(code), None, code.splitlines(keepends=True), MAIN)
    try:
        exec(compile(code, MAIN, "exec", dont_inherit=True), names)
    except KeyboardInterrupt:
        raise
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
    except BaseException as error:
        return {"kind": "failed", "error": described(error, code)}
    return {"kind": "done"}


def described(error, code):
    frames = error.__traceback__
    while frames and frames.tb_frame.f_code.co_filename == "<runner>":
        frames = frames.tb_next
    whole = traceback.TracebackException(type(error), error, frames, max_group_width=5)
    own = [frame for frame in whole.stack if frame.filename == MAIN]
    line = own[-1].lineno if own else None
    suggestion = None
    if isinstance(error, SyntaxError) and error.filename == MAIN:
        line = error.lineno
    last = "".join(whole.format_exception_only())
    if "Did you mean: '" in last:
        suggestion = last.split("Did you mean: '")[-1].split("'")[0]
    lines = code.splitlines()
    return {
        "type": type(error).__name__[:200],
        "bases": [base.__name__[:200] for base in type(error).__mro__[:50]],
        "message": message_of(error)[:2000],
        "line": line,
        "code": lines[line - 1][:2000] if line and line <= len(lines) else None,
        "suggestion": suggestion and suggestion[:200],
        "isOfToolkit": type(error).__module__.startswith("qubloom"),
        "traceback": "".join(whole.format())[-30_000:],
    }


def message_of(error):
    if isinstance(error, SyntaxError):
        return str(error.msg)
    try:
        return str(error)
    except Exception:
        return ""


def report(names):
    try:
        from qubloom import _lab
    except ImportError:
        return None
    try:
        return _lab.report(names)
    except Exception:
        return None


def answers(names, request, code):
    from qubloom import _lab

    return _lab.answers(names, request, lambda error: {"error": described(error, code)})
