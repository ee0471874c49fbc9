"""Draws circuits as text, as Qiskit does."""

from ..circuit.operations import kind_of
from .canvas import Canvas
from .labels import gate_label

_DEFAULT_FOLD = 80


class TextDrawing:
    """A drawing of a circuit as text, which print() shows."""

    def __init__(self, circuit, fold=None, initial_state=False):
        self._circuit = circuit
        self._initial_state = initial_state
        self._fold = _DEFAULT_FOLD if fold is None else fold

    def single_string(self):
        """Returns the whole drawing as one text."""
        return "\n".join(self.lines())

    def lines(self):
        """Returns the lines of the drawing."""
        layers = _layers(self._circuit)
        labels = _labels(self._circuit, self._initial_state)
        widths = [max(part.width for part in layer) for layer in layers]
        pages = _pages(widths, self._fold - len(labels[0]) if labels else 0, self._fold)
        lines = []
        for number, (first, last) in enumerate(pages):
            drawn = _draw(self._circuit, layers[first:last], widths[first:last], labels)
            start = "«" if number > 0 else ""
            end = "»" if number < len(pages) - 1 else ""
            lines += [f"{start}{line}{end}" for line in drawn]
        return lines

    def __str__(self):
        return self.single_string()

    __repr__ = __str__


class _Part:
    """One step as it is drawn: the rows that only it may use, its width, and its contents."""

    def __init__(self, circuit, step):
        self.step = step
        wires, gate = step.wires, step.operation
        self.registers = sorted({_register_of(circuit, bit) for bit in (*step.bits, *(step.condition or ()))})
        self.first = min(wires)
        self.last = max(wires)
        self.reach = circuit.num_qubits + self.registers[-1] if self.registers else self.last
        self.kind = _kind_of(gate)
        text = kind_of(gate).text
        self.text = text(gate) if text else gate_label(gate)
        self.note = _note(circuit, step)
        self.width = max(self._own_width(), len(self.note))

    def _own_width(self):
        if self.kind == "measure" or self.kind == "barrier":
            return 3
        if self.kind == "reset":
            return 5
        if self.kind == "dots":
            return len(self.text) + 3 if self.step.operation.params else 3
        if self.kind == "swap":
            return 3
        return len(self.text) + (5 + len(str(len(self.targets) - 1)) - 1 if self.kind == "boxes" else 4)

    @property
    def controls(self):
        return self.step.wires[: len(_controls_of(self.step))]

    @property
    def targets(self):
        return self.step.wires[len(_controls_of(self.step)) :]


def _controls_of(step):
    return getattr(step.operation, "controls", ())


def _kind_of(gate):
    if kind_of(gate).shape:
        return kind_of(gate).shape
    plain = gate.label is None
    if plain and (gate.base == "rzz" or (gate.controls and gate.base in ("z", "p"))):
        return "dots"
    if plain and gate.base == "swap":
        return "swap"
    return "box" if gate.num_qubits - len(gate.controls) == 1 else "boxes"


def _layers(circuit):
    """Arranges steps in columns, each step as far left as possible without crossing another one."""
    free = [0] * (circuit.num_qubits + len(circuit.cregs))
    layers = []
    for step in circuit._steps:
        part = _Part(circuit, step)
        rows = range(part.first, part.reach + 1)
        place = max(free[row] for row in rows)
        if place == len(layers):
            layers.append([])
        layers[place].append(part)
        for row in rows:
            free[row] = place + 1
    return layers


def _labels(circuit, initial_state):
    zero, zeros = ("|0>", "0 ") if initial_state else ("", "")
    names = [
        f"{register.name}_{place}: {zero}" if register.size > 1 else f"{register.name}: {zero}"
        for register in circuit.qregs
        for place in range(register.size)
    ]
    names += [f"{register.name}: {zeros}{register.size}/" for register in circuit.cregs]
    longest = max((len(name) for name in names), default=0)
    return [name.rjust(longest) for name in names]


def _pages(widths, room, fold):
    """Returns the first layer of each page, and the layer after its last one."""
    if fold <= 0:
        return [(0, len(widths))]
    pages = []
    first = used = 0
    for place, width in enumerate(widths):
        if place > first and used + width > room:
            pages.append((first, place))
            first, used = place, 0
        used += width
    return pages + [(first, len(widths))]


def _draw(circuit, layers, widths, labels):
    """Draws one page. Each qubit and each register has its own row, with rows before, between, and after them."""
    canvas = Canvas(2 * len(labels) + 1)
    start = len(labels[0]) if labels else 0
    for place, label in enumerate(labels):
        canvas.write(_row(place), 0, label)
        wire = "─" if place < circuit.num_qubits else "═"
        canvas.write(_row(place), start, wire * sum(widths))
    column = start
    for layer, width in zip(layers, widths):
        for part in layer:
            _draw_part(canvas, circuit, part, column, width)
        column += width
    return [canvas.text(row, column) for row in range(len(canvas.rows))]


def _row(wire):
    """Returns the row of the line of a qubit or a register. Registers are numbered after the qubits."""
    return 2 * wire + 1


def _draw_part(canvas, circuit, part, column, width):
    center = column + (width - 1) // 2
    left = center - (part._own_width() - 1) // 2
    if part.kind == "barrier":
        for wire in part.step.wires:
            for place in (_row(wire) - 1, _row(wire), _row(wire) + 1):
                canvas.write(place, center, "░")
        return
    _draw_connection(canvas, part, left + 1 if part.kind == "dots" else center)
    _draw_body(canvas, part, left, center)
    for wire, on in zip(part.controls, _controls_of(part.step)):
        is_inside = min(part.targets) < wire < max(part.targets) and part.kind == "boxes"
        at = left + 1 if part.kind == "dots" else left if is_inside else center
        canvas.write(_row(wire), at, "■" if on else "o")
    if part.registers:
        _draw_to_registers(canvas, circuit, part, center)


def _draw_connection(canvas, part, at):
    """Draws the line from the first qubit of a gate to its last. The line does not enter the box."""
    top, bottom = _row(min(part.targets)) - 1, _row(max(part.targets)) + 1
    is_box = part.kind in ("box", "boxes")
    for place in range(_row(part.first) + 1, _row(part.last)):
        if not is_box or place < top or place > bottom:
            canvas.line(place, at, "│")
        elif place in (top, bottom):
            canvas.line(place, at, "╵" if place == top else "╷")


def _draw_body(canvas, part, left, center):
    if part.kind == "dots":
        for wire in part.targets:
            canvas.write(_row(wire), left + 1, "■")
        if part.step.operation.params:
            canvas.write(_row(part.last) - 1, left + 2, part.text)
    elif part.kind == "swap":
        for wire in part.targets:
            canvas.write(_row(wire), center, "X")
    elif part.kind == "reset":
        canvas.write(_row(part.first), left + 1, part.text)
    elif part.kind == "boxes":
        first, last = min(part.targets), max(part.targets)
        width = part._own_width()
        _frame(canvas, _row(first) - 1, _row(last) + 1, left, width, range(_row(first), _row(last) + 1, 2))
        for place, wire in enumerate(part.targets):
            canvas.write(_row(wire), left + 1, str(place))
        middle = (_row(first) + _row(last)) // 2
        canvas.write(middle, left + 2 + len(str(len(part.targets) - 1)), part.text)
    else:
        for wire in part.targets:
            at = _row(wire)
            inside = part.text if part.kind == "measure" else f" {part.text} "
            _frame(canvas, at - 1, at + 1, left, len(inside) + 2, [at])
            canvas.write(at, left + 1, inside)


def _frame(canvas, top, bottom, left, width, wires):
    canvas.box(top, bottom, left, width)
    for at in wires:
        canvas.write(at, left, "┤")
        canvas.write(at, left + width - 1, "├")


def _draw_to_registers(canvas, circuit, part, center):
    """Draws a double line down to the classical bits that a step writes or depends on."""
    end = _row(part.reach)
    canvas.line(_row(part.last) + 1, center, "║") if part.kind in ("swap", "dots", "reset") else canvas.write(
        _row(part.last) + 1, center, "╥"
    )
    for place in range(_row(part.last) + 2, end):
        canvas.line(place, center, "║")
    if part.step.condition:
        for register in part.registers:
            canvas.write(_row(circuit.num_qubits + register), center, "■")
    if part.kind == "measure":
        register = circuit.num_qubits + _register_of(circuit, part.step.bits[0])
        canvas.write(_row(register), center, "╩" if _row(register) == end else "╬")
    canvas.write(end + 1, center - (len(part.note) - 1) // 2, part.note)


def _register_of(circuit, bit):
    for place, register in enumerate(circuit.cregs):
        bit -= register.size
        if bit < 0:
            return place
    raise IndexError(bit)


def _note(circuit, step):
    """Returns the text below a register: the index of the bit that a measurement writes, or the condition."""
    if step.condition:
        return ",".join(_asked(circuit, step.condition))
    return str(_place_of(circuit, step.bits[0])) if step.bits else ""


def _asked(circuit, condition):
    left = dict(condition)
    start = 0
    for register in circuit.cregs:
        bits = range(start, start + register.size)
        start += register.size
        if all(bit in left for bit in bits):
            value = sum(left.pop(bit) << place for place, bit in enumerate(bits))
            yield f"{register.name}={value}"
        else:
            for place, bit in enumerate(bits):
                if bit in left:
                    yield f"{register.name}{place}={left.pop(bit)}"


def _place_of(circuit, bit):
    for register in circuit.cregs:
        if bit < register.size:
            return bit
        bit -= register.size
    raise IndexError(bit)
