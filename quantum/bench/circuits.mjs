/**
 * The two circuits of the bench, 20 layers each, as plain gates: { gate, target, controls, angle }.
 * theta(l, q) = 0.1 + 3 frac((l n + q + 1) 0.6180339887498949).
 */
export const LAYERS = 20;

/** RY on every wire, and then CX on neighbors: on even and odd pairs in turn. */
export function brickwork(n) {
  return layers(n, (l, theta) => [
    ...all(n, (q) => on('ry', q, [], theta(q))),
    ...pairs(n, l % 2, (a) => on('x', a + 1, [a])),
  ]);
}

/** H, T, RX, and RZ in turn on every wire, and then CX, CP, or CCX, which alternate by layer. */
export function mixed(n) {
  const own = ['h', 't', 'rx', 'rz'];
  return layers(n, (l, theta) => [
    ...all(n, (q) => on(own[(q + l) % 4], q, [], theta(q))),
    ...[
      () => pairs(n, l % 2, (a) => on('x', a + 1, [a])),
      () => pairs(n, l % 2, (a) => on('p', a + 1, [a], theta(a))),
      () => triples(n, (a) => on('x', a + 2, [a, a + 1])),
    ][l % 3](),
  ]);
}

export const CIRCUITS = { brickwork, mixed };

function layers(n, layer) {
  const theta = (l) => (q) => 0.1 + 3 * fraction((l * n + q + 1) * 0.6180339887498949);
  return Array.from({ length: LAYERS }, (_, l) => layer(l, theta(l))).flat();
}

function all(n, gate) {
  return Array.from({ length: n }, (_, q) => gate(q));
}

function pairs(n, first, gate) {
  return all(n, (q) => q)
    .filter((a) => a >= first && (a - first) % 2 === 0 && a + 1 < n)
    .map(gate);
}

function triples(n, gate) {
  return all(n, (q) => q)
    .filter((a) => a >= 2 && (a - 2) % 3 === 0 && a + 2 < n)
    .map(gate);
}

function on(gate, target, controls, angle = 0) {
  return { gate, target, controls, angle };
}

function fraction(x) {
  return x - Math.floor(x);
}

/** Returns the gate's 2x2 matrix without controls, row by row, each real part before its imaginary part. */
export function matrixOf({ gate, angle }) {
  const [c, s] = [Math.cos(angle / 2), Math.sin(angle / 2)];
  const h = Math.SQRT1_2;
  switch (gate) {
    case 'h':
      return [h, 0, h, 0, h, 0, -h, 0];
    case 'x':
      return [0, 0, 1, 0, 1, 0, 0, 0];
    case 't':
      return [1, 0, 0, 0, 0, 0, h, h];
    case 'p':
      return [1, 0, 0, 0, 0, 0, Math.cos(angle), Math.sin(angle)];
    case 'rx':
      return [c, 0, 0, -s, 0, -s, c, 0];
    case 'ry':
      return [c, 0, -s, 0, s, 0, c, 0];
    case 'rz':
      return [c, -s, 0, 0, 0, 0, c, s];
  }
  throw new RangeError(`No gate ${gate}.`);
}

/** Returns gates as the engine's unitary steps. */
export function stepsOf(gates) {
  return gates.map((gate) => ({
    targets: [gate.target],
    controls: gate.controls,
    controlValues: gate.controls.map(() => 1),
    matrix: Float64Array.from(matrixOf(gate)),
  }));
}
