/** Addresses that hold a circuit. */

/** What an address says about the circuit that the lab starts with. */
const starts = ['c', 'example', 'restart'] as const;

/** `page#c=...`; behind the `#` no server cuts a long circuit off, and none hears of it. */
export function linkTo(circuit: string, page?: string): string {
  const { origin, pathname, search } = window.location;
  const asked = new URLSearchParams(search);
  for (const name of starts) asked.delete(name);
  const query = asked.toString();
  return `${page ?? `${origin}${pathname}${query && `?${query}`}`}#c=${circuit}`;
}

/** Takes the circuit out of the address once its successor is saved, so that a reload shows that. */
export function withoutCircuit(): void {
  const { search, hash, pathname } = window.location;
  const [asked, behind] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  if (![asked, behind].some((each) => starts.some((name) => each.has(name)))) return;
  for (const each of [asked, behind]) {
    for (const name of starts) each.delete(name);
  }
  const [before, after] = [asked.toString(), behind.toString()];
  try {
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${before && `?${before}`}${after && `#${after}`}`,
    );
  } catch {
    // Some browsers allow only so many changes in a while.
  }
}
