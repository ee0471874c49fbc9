/** Runs in the page. `browser.mjs` calls the functions of `globalThis.bench`. */
import { continueCircuit, createKernelBackend, emptyCircuit, withGateAt } from '../dist/index.js';
import { unitaryStepsOf } from '../dist/simulate/program/program.js';
import { CIRCUITS, stepsOf } from './circuits.mjs';

const EDITS = 60;
const FRAME_SECONDS = 5;
/** A frame this much later than 1/60 s counts as late. */
const LATE = 4;

const backend = createKernelBackend({
  createWorker: () =>
    new globalThis.Worker(new URL('./browser-worker.mjs', import.meta.url), { type: 'module' }),
});
await backend.warm();

/** Times edits from the click to the amplitudes. Each edit replaces a gate, and everything after it is recomputed. */
async function edits(name) {
  const n = 16;
  let circuit = circuitOf(name, n);
  const times = [];
  for (let i = 0; i < EDITS; i++) {
    const start = performance.now();
    circuit = withGateAt(circuit, 0, 'ry', [i % n], { parameters: [0.1 + 0.01 * i] });
    const steps = unitaryStepsOf(circuit.columns, circuit.definitions);
    const { amplitudes } = await backend.runFrom(circuit.initial, steps);
    times.push(performance.now() - start);
    if (amplitudes.length !== 2 * 2 ** n) throw new Error('no state');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  times.sort((x, y) => x - y);
  return { best: times[0], median: times[EDITS / 2], late: times[Math.floor(0.95 * EDITS)] };
}

function circuitOf(name, n) {
  let builder = continueCircuit(emptyCircuit(n));
  for (const { gate, target, controls, angle } of CIRCUITS[name](n)) {
    const parameters = ['rx', 'ry', 'rz', 'p'].includes(gate) ? [angle] : [];
    builder = builder.gate(gate, [target], { parameters, controls });
  }
  return builder.build();
}

/** Counts frames per second while nothing runs, and while 20 qubits run in the workers. */
async function frames() {
  const steps = stepsOf(CIRCUITS.mixed(20));
  const initial = Array(20).fill('0');
  const idle = await countFrames(FRAME_SECONDS);
  let runs = 0;
  let longest = 0;
  let stop = false;
  const running = (async () => {
    while (!stop) {
      await backend.runFrom(initial, steps, { borrow: true });
      runs++;
    }
  })();
  const stretches = (async () => {
    while (!stop) {
      const start = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 0));
      longest = Math.max(longest, performance.now() - start);
    }
  })();
  const busy = await countFrames(FRAME_SECONDS);
  stop = true;
  await Promise.all([running, stretches]);
  return { idle, busy, runs, longest };
}

function countFrames(seconds) {
  const gaps = [];
  return new Promise((resolve) => {
    let last;
    let first;
    const frame = (now) => {
      first ??= now;
      if (last !== undefined) gaps.push(now - last);
      last = now;
      if (now - first < 1000 * seconds) return globalThis.requestAnimationFrame(frame);
      const duration = last - first;
      const late = gaps.filter((gap) => gap > 1000 / 60 + LATE).length;
      resolve({ duration, count: gaps.length, rate: (1000 * gaps.length) / duration, late });
    };
    globalThis.requestAnimationFrame(frame);
  });
}

/** Returns a few of the amplitudes, which are right only if the state is right. */
async function fingerprint() {
  const { amplitudes } = await backend.runFrom(Array(20).fill('0'), stepsOf(CIRCUITS.mixed(20)));
  return Array.from({ length: 1000 }, (_, i) => amplitudes[(i * 2097) % amplitudes.length]);
}

async function alone(expected) {
  await fingerprint();
  const start = performance.now();
  const got = await fingerprint();
  const milliseconds = performance.now() - start;
  const difference = Math.max(...got.map((x, i) => Math.abs(x - expected[i])));
  return {
    workers: backend.workers,
    isIsolated: globalThis.crossOriginIsolated,
    difference,
    milliseconds,
  };
}

globalThis.bench = { edits, frames, fingerprint, alone };
