/** Two sources of waves, one of them shifted: where their crests are, and what Qubi feels between them. */
import { ringMeetings, type Point } from '../../ui/brand/ring-meetings.ts';

/** Units of the picture. */
export const pool = { width: 560, height: 400, wavelength: 46, rings: 13 } as const;
export const zeroSource: Point = { x: 96, y: 352 };
export const oneSource: Point = { x: 464, y: 352 };
export const qubiPosition: Point = { x: 280, y: 118 };

/** Radii of one source's crests after some wavelengths of travel; `shift` in degrees holds it back. */
export function crestRadii(traveled: number, shift = 0): number[] {
  const first = (((traveled - shift / 360) % 1) + 1) % 1;
  return Array.from({ length: pool.rings }, (_, ring) => (first + ring) * pool.wavelength);
}

/** Where crest meets crest inside the picture, the lower rim with the sources left free. */
export function crestMeetings(traveled: number, shift: number): Point[] {
  return ringMeetings(
    zeroSource,
    oneSource,
    crestRadii(traveled),
    crestRadii(traveled, shift),
  ).filter(({ x, y }) => x > 4 && x < pool.width - 4 && y > 4 && y < zeroSource.y - 8);
}

/** How strong the two waves are together where both ways are equally long: |cos(shift / 2)|, 0 to 1. */
export function strengthAtQubi(shift: number): number {
  return Math.abs(Math.cos((shift * Math.PI) / 360));
}

/** What that strength is as a feeling. */
export function feeling(shift: number): 'add' | 'between' | 'cancel' {
  const strength = strengthAtQubi(shift);
  if (strength > 0.9) return 'add';
  return strength < 0.3 ? 'cancel' : 'between';
}
