"""Turns programs for this toolkit into programs for Qiskit."""

import ast

# The modules of Qiskit that have the names of `qubloom`.
_HOMES = {
    "qiskit": ("QuantumCircuit", "QuantumRegister", "ClassicalRegister", "transpile", "qasm2", "qasm3"),
    "qiskit.circuit": ("CircuitError", "Parameter", "ParameterVector", "Gate", "Instruction"),
    "qiskit.quantum_info": ("Statevector", "Operator", "Pauli", "SparsePauliOp"),
    "qiskit.visualization": ("plot_histogram", "plot_distribution", "plot_bloch_multivector"),
    "qiskit.primitives": ("StatevectorSampler", "StatevectorEstimator"),
    "qiskit_aer": ("AerSimulator",),
    "qiskit_aer.noise": ("NoiseModel",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def to_qiskit(code):
    """Returns the same program with the imports that Qiskit needs. Nothing else changes."""
    lines = code.splitlines(keepends=True)
    nodes = list(ast.walk(ast.parse(code)))
    used = {node.id for node in nodes if isinstance(node, ast.Name)}
    imports = [node for node in nodes if isinstance(node, ast.ImportFrom) and _is_ours(node.module)]
    for node in sorted(imports, key=lambda node: -node.lineno):
        indent = " " * node.col_offset
        lines[node.lineno - 1 : node.end_lineno] = [f"{indent}{line}\n" for line in _imports_of(node, used)]
    return "".join(lines)


def _imports_of(node, used):
    if node.module != "qubloom":
        home = "qiskit_aer" if node.module == "qubloom.aer" else node.module.replace("qubloom", "qiskit", 1)
        return [f"from {home} import {', '.join(_written(alias) for alias in node.names)}"]
    by_home = {}
    names = node.names
    if names[0].name == "*":
        names = [ast.alias(name) for name in _HOME_OF if name in used]
    for alias in names:
        home = _HOME_OF.get(alias.name, "qiskit.circuit.library")
        by_home.setdefault(home, []).append(_written(alias))
    return [f"from {home} import {', '.join(names)}" for home, names in by_home.items()]


def _written(alias):
    return f"{alias.name} as {alias.asname}" if alias.asname else alias.name


def _is_ours(module):
    return module is not None and module.split(".")[0] == "qubloom"
