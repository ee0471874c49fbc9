/** Reads an angle that a learner types. */
import { parseAngle } from '@qubloom/curriculum';

/** Reads `pi/4`, `π/4`, `3pi/2`, `-2*pi/3`, `0.5`, or `45°`. Returns null if the text is not an angle. */
export function readAngle(text: string): number | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll('π', 'pi')
    .replaceAll(' ', '')
    .replace('−', '-');
  const degrees = /^(-?\d+(?:\.\d+)?)(?:°|deg)$/.exec(plain)?.[1];
  if (degrees !== undefined) return (Number(degrees) * Math.PI) / 180;
  return parseAngle(plain.replace(/(\d)pi/, '$1*pi'));
}

/** Fifteen degrees, the step of sliders and dials. */
export const angleStep = Math.PI / 12;

export function snappedAngle(angle: number): number {
  const turns = Math.round(angle / angleStep);
  // -0 would be written as a different angle.
  return turns === 0 ? 0 : turns * angleStep;
}
