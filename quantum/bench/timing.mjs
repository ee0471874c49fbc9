/** The measured times of one function, in milliseconds. */
export class Times {
  all = [];

  add(milliseconds) {
    this.all.push(milliseconds);
  }

  get best() {
    return Math.min(...this.all);
  }

  get median() {
    const sorted = [...this.all].sort((x, y) => x - y);
    return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
  }
}

/** Runs a function until it has taken `budget` milliseconds in all, but at least `least` and at most `most` times. */
export async function repeat(run, { budget, least = 1, most = 200 }, times = new Times()) {
  let last;
  const end = performance.now() + budget;
  for (let i = 0; i < most && (i < least || performance.now() < end); i++) {
    const start = performance.now();
    last = await run();
    times.add(performance.now() - start);
  }
  return { times, last };
}

/** 0.0123 -> "12 us", 3.456 -> "3.46 ms", 12345 -> "12.3 s". */
export function formatCount(milliseconds) {
  if (milliseconds < 1) return `${(1000 * milliseconds).toPrecision(3)} µs`;
  if (milliseconds < 1000) return `${Number(milliseconds.toPrecision(3))} ms`;
  return `${Number((milliseconds / 1000).toPrecision(3))} s`;
}

export function timesFaster(ratio) {
  return ratio >= 100
    ? `${Math.round(ratio).toLocaleString('en')}x`
    : `${Number(ratio.toPrecision(2))}x`;
}
