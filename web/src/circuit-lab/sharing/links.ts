/** Addresses that hold a circuit. */

/** The parts of an address that name the circuit with which the lab starts. */
const starts = ['c', 'example', 'restart'] as const;

/** Returns `page#c=...`. No server receives the part after `#`, so none can cut off a long circuit. */
export function linkTo(circuit: string, page?: string): string {
  const { origin, pathname, search } = window.location;
  const asked = new URLSearchParams(search);
  for (const name of starts) asked.delete(name);
  const query = asked.toString();
  return `${page ?? `${origin}${pathname}${query && `?${query}`}`}#c=${circuit}`;
}

/** Removes the circuit from the address once a changed circuit is saved, so that a reload shows the saved one. */
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
    // Some browsers allow only a limited number of changes in a period.
  }
}
