/**
 * Two sources of waves, one of them shifted: the positions of their crests, and the strength that Qubi feels
 * between them.
 */
import { ringMeetings, type Point } from '../../ui/brand/ring-meetings.ts';

/** Units of the picture. */
export const pool = { width: 560, height: 400, wavelength: 46, rings: 13 } as const;
export const zeroSource: Point = { x: 96, y: 352 };
export const oneSource: Point = { x: 464, y: 352 };
export const qubiPosition: Point = { x: 280, y: 118 };

/** Radii of one source's crests after the given wavelengths of travel. `shift`, in degrees, delays it. */
export function crestRadii(traveled: number, shift = 0): number[] {
  const first = (((traveled - shift / 360) % 1) + 1) % 1;
  return Array.from({ length: pool.rings }, (_, ring) => (first + ring) * pool.wavelength);
}

/** The points inside the picture where crests meet, without the lower rim, which has the sources. */
export function crestMeetings(traveled: number, shift: number): Point[] {
  return ringMeetings(
    zeroSource,
    oneSource,
    crestRadii(traveled),
    crestRadii(traveled, shift),
  ).filter(({ x, y }) => x > 4 && x < pool.width - 4 && y > 4 && y < zeroSource.y - 8);
}

/** The combined strength of the two waves at equal distances: |cos(shift / 2)|, from 0 to 1. */
export function strengthAtQubi(shift: number): number {
  return Math.abs(Math.cos((shift * Math.PI) / 360));
}

/** Describes that strength. */
export function feeling(shift: number): 'add' | 'between' | 'cancel' {
  const strength = strengthAtQubi(shift);
  if (strength > 0.9) return 'add';
  return strength < 0.3 ? 'cancel' : 'between';
}
