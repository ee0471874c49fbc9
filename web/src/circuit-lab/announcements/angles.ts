/** Angles, on screen and for screen readers. */
import { formatAngle } from '@qubloom/curriculum';

export function spokenAngle(angle: number): string {
  const text = formatAngle(angle);
  if (!text.includes('pi')) return `${Math.round(angle * 1000) / 1000}`;
  return text.replace('-', 'minus ').replace('*', ' ').replace('/', ' over ');
}

/** Returns `π/4`, `-2π/3`, or `0.3`, for example. */
export function writtenAngle(angle: number): string {
  const text = formatAngle(angle);
  if (!text.includes('pi')) return `${Math.round(angle * 1000) / 1000}`;
  return text.replace('*', '').replace('pi', 'π');
}
