/** Reads an angle as a learner writes it. */
import { parseAngle } from '@qubloom/curriculum';

/** `pi/4`, `π/4`, `3pi/2`, `-2*pi/3`, `0.5`, `45°`; null for what is no angle. */
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

/** Fifteen degrees: where a slider and a dial come to rest. */
export const restingTurn = Math.PI / 12;

export function rested(angle: number): number {
  const turns = Math.round(angle / restingTurn);
  // -0 would be written as an angle of its own.
  return turns === 0 ? 0 : turns * restingTurn;
}
