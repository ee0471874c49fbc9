export function withStepAt(order: readonly number[], step: number, to: number): readonly number[] {
  return order.filter((one) => one !== step).toSpliced(to, 0, step);
}

/** Where a row belongs that is dragged to a height: behind all whose middle is above it, so that none flickers. */
export function placeAt(
  y: number,
  others: readonly { readonly top: number; readonly bottom: number }[],
): number {
  return others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
}
