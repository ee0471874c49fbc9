/** Numbers as learners read them, with their precision. */

interface ShownNumber {
  readonly value: number;
  /** Maximum error that the last shown digit allows. */
  readonly within: number;
}

const numberWords: Readonly<Record<string, number>> = {
  never: 0,
  'a quarter': 1 / 4,
  half: 1 / 2,
  'half and half': 1 / 2,
  'three quarters': 3 / 4,
  always: 1,
  'every time': 1,
};

/** A percentage is a part of 1: 25% is 0.25. */
export function parseShownNumber(shown: string): ShownNumber | undefined {
  const word = numberWords[shown.toLowerCase()];
  if (word !== undefined) return { value: word, within: 0 };
  const fraction = /^(\d+)\/([1-9]\d*)$/.exec(shown);
  if (fraction) return { value: Number(fraction[1]) / Number(fraction[2]), within: 0 };
  const plain = shown.replaceAll(',', '');
  const number = /^(minus |-|−)?(\d+)(?:\.(\d+))?( ?%)?$/.exec(plain);
  if (!number) return undefined;
  const [, minus, whole = '', decimals = '', percent] = number;
  const scale = percent === undefined ? 1 : 0.01;
  const size = Number(`${whole}.${decimals}`) * scale;
  return {
    value: minus === undefined ? size : -size,
    within: (scale * 10 ** -decimals.length) / 2,
  };
}
