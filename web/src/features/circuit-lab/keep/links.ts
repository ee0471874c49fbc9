/** Addresses that hold a circuit. */

/** `page#c=...`; behind the `#` no server cuts a long circuit off, and none hears of it. */
export function linkTo(circuit: string, page?: string): string {
  const { origin, pathname, search } = window.location;
  const asked = new URLSearchParams(search);
  asked.delete('c');
  asked.delete('example');
  const rest = asked.size > 0 ? `?${asked.toString()}` : '';
  return `${page ?? `${origin}${pathname}${rest}`}#c=${circuit}`;
}

/** Takes the circuit out of the address once its successor is kept, so that a reload shows that. */
export function withoutCircuit(): void {
  const { search, hash, pathname } = window.location;
  const [asked, behind] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  if (![asked, behind].some((each) => each.has('c') || each.has('example'))) return;
  for (const each of [asked, behind]) {
    each.delete('c');
    each.delete('example');
  }
  const [before, after] = [asked.toString(), behind.toString()];
  try {
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${before && `?${before}`}${after && `#${after}`}`,
    );
  } catch {
    // A sandboxed frame may not change its address.
  }
}
