export function withStepAt(order: readonly number[], step: number, to: number): readonly number[] {
  return order.filter((one) => one !== step).toSpliced(to, 0, step);
}

/**
 * Returns the place of a row that is dragged to a height: after all rows whose middle is above it, so that none
 * flickers.
 */
export function placeAt(
  y: number,
  others: readonly { readonly top: number; readonly bottom: number }[],
): number {
  return others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
}
