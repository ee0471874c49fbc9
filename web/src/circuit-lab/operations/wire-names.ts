/** Returns `q0 and q1`, for example. */
export function wireNames(wires: readonly number[], between: string): string {
  return wires.map((wire) => `q${wire}`).join(between);
}
