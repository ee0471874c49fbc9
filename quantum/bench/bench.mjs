/**
 * `npm run bench -w quantum`: compares the speed of the engine with other simulators for the web, in one run.
 *
 *   --sizes 10,16      measures these numbers of qubits instead of 10, 16, 20, 22, and 24
 *   --no-peers         measures only the engine
 *   --no-browser       measures only in Node
 *   --dry              prints the results, but does not write docs/benchmarks.md
 */
import { parseArgs } from 'node:util';
import { measureBandwidth } from './bandwidth.mjs';
import { benchBrowser } from './browser.mjs';
import { CIRCUITS, stepsOf } from './circuits.mjs';
import { openBackends } from './ours.mjs';
import { loadPeers } from './peers.mjs';
import { print, write } from './report.mjs';
import { repeat, Times } from './timing.mjs';

/** A circuit that takes longer is left out, and the table says so. */
const TIMEOUT_MS = 60_000;
/** The goals need this measurement, so it is made no matter how long it takes: quantum-circuit at 16 qubits. */
const ASKED_FOR = { 'quantum-circuit': 16 };

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10,16,20,22,24' },
    'no-peers': { type: 'boolean', default: false },
    'no-browser': { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
});
const sizes = options.sizes.split(',').map(Number);
const peers = options['no-peers'] ? [] : await loadPeers();
const backends = await openBackends();
const passMilliseconds = await measureBandwidth();

const rows = [];
for (const circuit of Object.keys(CIRCUITS)) {
  for (const n of sizes) rows.push(await row(circuit, n));
}
for (const backend of backends) backend.close();
const browser = options['no-browser'] ? undefined : await benchBrowser();
const results = { rows, passMilliseconds, browser, peers, backends };
print(results);
if (!options.dry) await write(results);
process.exit(0);

/**
 * Times one circuit of one size on all simulators. The engine is timed before and after the others, so that a change in
 * the machine's speed affects both.
 */
async function row(circuit, n) {
  const gates = CIRCUITS[circuit](n);
  const steps = stepsOf(gates);
  const cells = [];
  let reference;
  for (const backend of backends) {
    const cell = { name: backend.name, kind: backend.kind, times: new Times() };
    cells.push(cell);
    const expected = expectedTime(cell.name, circuit, n);
    if (expected > TIMEOUT_MS) {
      cell.skipped = expected;
      continue;
    }
    progress(circuit, n, cell.name);
    const { last } = await repeat(
      () => backend.run(n, steps),
      { budget: 1500, least: backend.kind === 'plain' ? 1 : 3 },
      cell.times,
    );
    reference ??= last.slice();
    cell.difference = largestDifference(reference, last);
  }
  for (const peer of peers) cells.push(await peerCell(peer, circuit, n, gates, reference));
  for (const backend of backends) {
    const cell = cells.find(({ name }) => name === backend.name);
    if (!cell.skipped && backend.kind !== 'plain') {
      await repeat(() => backend.run(n, steps), { budget: 1500, least: 3 }, cell.times);
    }
  }
  return { circuit, n, gates: gates.length, cells };
}

async function peerCell(peer, circuit, n, gates, reference) {
  const cell = { name: peer.name, kind: 'peer', times: new Times() };
  const expected = expectedTime(peer.name, circuit, n);
  if (expected > TIMEOUT_MS && ASKED_FOR[peer.name] !== n) {
    cell.skipped = expected;
    return cell;
  }
  progress(circuit, n, cell.name);
  const run = peer.prepare(gates, n);
  const { last } = await repeat(run, { budget: 8000, most: 20 }, cell.times);
  cell.difference = largestDifference(reference, last());
  return cell;
}

/** Estimates the time from the next smaller size: two qubits more are four times the amplitudes and a few gates more. */
function expectedTime(name, circuit, n) {
  const smaller = rows.filter((row) => row.circuit === circuit && row.n < n).at(-1);
  const before = smaller?.cells.find((cell) => cell.name === name);
  if (!before) return 0;
  return (before.skipped ?? before.times.best) * ((2 ** n * n) / (2 ** smaller.n * smaller.n));
}

function largestDifference(one, other) {
  let most = 0;
  for (let i = 0; i < one.length; i++) {
    const difference = Math.abs(one[i] - other[i]);
    if (!(difference <= most)) most = difference;
  }
  return most;
}

function progress(...words) {
  console.error(`  ${words.join(' ')}`);
}
