import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { formatCount, timesFaster } from './timing.mjs';

export function print(results) {
  console.log(toMarkdown(results));
}

/** Writes the measurements into their place in docs/benchmarks.md. */
export async function write(results) {
  const page = new URL('../../docs/benchmarks.md', import.meta.url);
  const [start, end] = ['<!-- engine: measured -->', '<!-- engine: end -->'];
  const text = await readFile(page, 'utf8');
  if (!text.includes(start) || !text.includes(end))
    throw new Error(`${page.pathname} has no place for the engine`);
  const before = text.slice(0, text.indexOf(start) + start.length);
  const after = text.slice(text.indexOf(end));
  await writeFile(page, `${before}\n\n${toMarkdown(results)}\n\n${after}`);
}

function toMarkdown(results) {
  const { rows, browser } = results;
  return [
    '## The engine',
    conditions(results),
    '### Times',
    'From the circuit to its amplitudes: planning, and messages to the workers and back, are in the time. ' +
      'The best of the runs, the median in brackets.',
    ...[...new Set(rows.map(({ circuit }) => circuit))].map((circuit) =>
      timeTable(circuit, results),
    ),
    '### Against the aims',
    aims(results),
    ...(browser ? ['### In the browser', browserText(browser)] : []),
  ].join('\n\n');
}

function conditions({ peers, browser, passMilliseconds }) {
  const [{ model }] = cpus();
  const bytes = 2 * 16 * 2 ** 24;
  return [
    `- ${new Date().toISOString().slice(0, 10)}, \`npm run bench -w quantum\`, commit ${commit()}`,
    `- ${model}, ${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}` +
      (browser ? `, Chromium ${browser.version}` : ''),
    `- Beside ${peers.map(({ name, version }) => `${name} ${version}`).join(', ') || 'nothing'}`,
    `- Reading and writing 256 MiB in place takes ${formatCount(passMilliseconds)}: ` +
      `${(bytes / passMilliseconds / 1e6).toFixed(1)} GB/s, reading and writing counted`,
  ].join('\n');
}

function timeTable(circuit, { rows }) {
  const own = rows.filter((row) => row.circuit === circuit);
  const names = own[0].cells.map(({ name }) => name);
  return [
    `#### ${circuit}`,
    '',
    `| qubits | gates | ${names.join(' | ')} | our backends differ by | peers differ by |`,
    `| ---: | ---: | ${names.map(() => '---:').join(' | ')} | ---: | ---: |`,
    ...own.map(({ n, gates, cells }) => {
      const ours = cells.filter(({ kind }) => kind !== 'peer');
      const theirs = cells.filter(({ kind }) => kind === 'peer');
      return `| ${n} | ${gates} | ${cells.map(cellText).join(' | ')} | ${largestDifference(ours)} | ${largestDifference(theirs)} |`;
    }),
  ].join('\n');
}

/** Returns the largest difference of an amplitude from the reference, and the simulator that has it. */
function largestDifference(cells) {
  const measured = cells.filter(({ difference }) => difference !== undefined);
  const [worst] = measured.sort((one, other) => other.difference - one.difference);
  if (!worst) return '';
  return `${worst.difference.toExponential(1)} (${worst.name})`;
}

function cellText({ skipped, times }) {
  if (skipped) return `skipped, about ${formatCount(skipped)}`;
  return `${formatCount(times.best)} (${formatCount(times.median)})`;
}

/** Returns the table of the goals, with the measured values. */
function aims({ rows, passMilliseconds, browser }) {
  const lines = [
    '| against | at | circuit | reached | floor | goal |',
    '| --- | --- | --- | ---: | ---: | ---: |',
  ];
  const add = (against, at, circuit, ratio, floor, goal) => {
    const mark = ratio >= goal ? 'goal' : ratio >= floor ? 'floor' : 'MISSED';
    lines.push(
      `| ${against} | ${at} | ${circuit} | ${timesFaster(ratio)}, ${mark} | ${floor}x | ${goal}x |`,
    );
  };
  for (const [peer, n, floor, goal] of [
    ['@qni/simulator', 16, 30, 60],
    ['@qni/simulator', 20, 40, 80],
    ['quantum-circuit', 16, 5000, 10000],
    ['jsqubits', 16, 500, 2000],
  ]) {
    for (const { circuit, cells } of rows.filter((row) => row.n === n)) {
      const theirs = cells.find(({ name }) => name === peer);
      const ours = kernelCells(cells)[0];
      if (!theirs || theirs.skipped) continue;
      add(
        `${peer}, 1 worker`,
        `${n} qubits`,
        circuit,
        theirs.times.best / ours.times.best,
        floor,
        goal,
      );
    }
  }
  for (const { circuit, gates, cells } of rows.filter((row) => row.n === 24)) {
    const [one, more] = kernelCells(cells);
    const bound = gates * passMilliseconds;
    const against = `one pass over memory a gate (${formatCount(bound)})`;
    add(`${against}, 1 worker`, '24 qubits', circuit, bound / one.times.best, 2, 4);
    add(
      `${against}, ${more.name.replace('kernels, ', '')}`,
      '24 qubits',
      circuit,
      bound / more.times.best,
      3,
      8,
    );
  }
  for (const { circuit, edit } of browser?.edits ?? []) {
    const mark = edit.median <= 8 ? 'goal' : edit.median <= 16 ? 'floor' : 'MISSED';
    lines.push(
      `| an edit to its new state, in Chromium | 16 qubits | ${circuit} | ${formatCount(edit.median)}, ${mark} | 16 ms | 8 ms |`,
    );
  }
  for (const [n, times] of [
    [22, { brickwork: 2600, mixed: 1900 }],
    [24, { brickwork: 12500, mixed: 8700 }],
  ]) {
    for (const { circuit, cells } of rows.filter((row) => row.n === n)) {
      add(
        'native qulacs, AVX2, 1 thread, on another machine',
        `${n} qubits`,
        circuit,
        times[circuit] / kernelCells(cells)[0].times.best,
        1,
        circuit === 'brickwork' ? 6 : 3,
      );
    }
  }
  return lines.join('\n');
}

function kernelCells(cells) {
  return cells.filter(({ kind }) => kind === 'kernels');
}

function browserText({ edits, frames, alone }) {
  return [
    '| edit at 16 qubits, depth 20, to its new state | best | median | 95th in 100 |',
    '| --- | ---: | ---: | ---: |',
    ...edits.map(
      ({ circuit, edit }) =>
        `| ${circuit} | ${formatCount(edit.best)} | ${formatCount(edit.median)} | ${formatCount(edit.late)} |`,
    ),
    '',
    `While 20 qubits run in workers over and over for ${(frames.busy.duration / 1000).toFixed(0)} s (${frames.runs} runs), the page drew ` +
      `${frames.busy.rate.toFixed(1)} frames a second; ${frames.busy.late} of ${frames.busy.count} came more than 4 ms late. ` +
      `Idle just before: ${frames.idle.rate.toFixed(1)} a second, ${frames.idle.late} of ${frames.idle.count} late. ` +
      `The longest that the page's own thread was busy at a stretch: ${formatCount(frames.longest)}.`,
    '',
    `Without cross-origin isolation (${alone.workers} worker, no shared memory): the same amplitudes ` +
      `(largest difference ${alone.difference.toExponential(1)}), 20 qubits in ${formatCount(alone.milliseconds)}.`,
  ].join('\n');
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
