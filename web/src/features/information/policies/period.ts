const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Milliseconds in the largest unit that divides them: "30 days", "1 hour". */
export function formatPeriod(milliseconds: number): string {
  const [name, length] = units.find(([, size]) => milliseconds >= size) ?? ['minute', 60_000];
  const count = Math.round(milliseconds / length);
  return `${String(count)} ${name}${count === 1 ? '' : 's'}`;
}
