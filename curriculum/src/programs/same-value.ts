import type { ProgramCheck, ProgramValue } from '@qubloom/contract';

type ValueCheck = Extract<ProgramCheck, { readonly kind: 'value' }>;

/** Returns true if a value is the requested one. Numbers in it may differ by `within`. */
export function isSameValue({ is, within }: ValueCheck, value: ProgramValue): boolean {
  return isNear(is, value, within);
}

function isNear(wanted: ProgramValue, value: ProgramValue, within: number): boolean {
  if (typeof wanted === 'number') {
    // A tolerance of 0 still allows the rounding error of a sum.
    return typeof value === 'number' && Math.abs(wanted - value) <= Math.max(within, 1e-9);
  }
  if (typeof wanted !== 'object' || wanted === null) return wanted === value;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(wanted) !== Array.isArray(value)) return false;
  const [left, right] = [Object.entries(wanted), new Map(Object.entries(value))];
  return (
    left.length === right.size &&
    left.every(([key, part]) => {
      const other = right.get(key);
      return other !== undefined && isNear(part, other, within);
    })
  );
}
