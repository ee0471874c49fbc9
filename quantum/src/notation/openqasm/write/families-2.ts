/** With more controls, nested definitions would be too deep to be read back. */
export const MAX_CONTROLS_2 = 60;

export type Family = 'p' | 'x';

/** Returns the name of P or X under this many controls. */
export function familyName(family: Family, controls: number): string {
  return `c${controls}${family}`;
}

/** Returns every name that `familyDefinitions` can define. */
export function familyNames(): string[] {
  const counts = Array.from({ length: MAX_CONTROLS_2 + 1 }, (_, count) => count);
  return counts.flatMap((count) => [
    familyName('p', count),
    familyName('x', count),
    ladderName(count),
  ]);
}

/**
 * Returns the definitions that P or X under `controls` controls needs, each after those that it contains.
 *
 * P is half the angle on the last control, the sign flipped by all other controls, and the other half on the remaining
 * controls (Barenco et al. 1995, lemma 7.5 with phases). The X in the middle may borrow the target. It takes about 8 *
 * controls^2 Toffolis in total.
 */
export function familyDefinitions(family: Family, controls: number): Map<string, string> {
  const definitions = new Map<string, string>();
  for (let count = 3; 2 * count <= controls + 2; count++)
    definitions.set(ladderName(count), ladderDefinition(count));
  for (let count = 2; count <= controls; count++)
    definitions.set(familyName('p', count), definitionOfP(count));
  if (family === 'x') definitions.set(familyName('x', controls), definitionOfX(controls));
  return definitions;
}

function definitionOfP(count: number): string {
  const wires = names('a', count);
  const last = wires[count - 1];
  const others = wires.slice(0, -1);
  const flip = flipBorrowing(others, last, 't');
  const rest = count === 2 ? 'cu1' : familyName('p', count - 1);
  const body = [
    `cu1(lambda/2) ${last},t;`,
    ...flip,
    `cu1(-lambda/2) ${last},t;`,
    ...flip,
    `${rest}(lambda/2) ${others.join(',')},t;`,
  ];
  return `gate ${familyName('p', count)}(lambda) ${wires.join(',')},t { ${body.join(' ')} }`;
}

function definitionOfX(count: number): string {
  const wires = names('a', count).join(',');
  return `gate ${familyName('x', count)} ${wires},t { h t; ${familyName('p', count)}(pi) ${wires},t; h t; }`;
}

/** Returns X under any number of controls with one wire to borrow, in any state (lemma 7.4). */
function flipBorrowing(controls: readonly string[], target: string, borrowed: string): string[] {
  if (controls.length <= 2) return [flipCall(controls, [], target)];
  const half = Math.ceil(controls.length / 2);
  const [low, high] = [controls.slice(0, half), controls.slice(half)];
  const first = flipCall(low, [...high, target], borrowed);
  const second = flipCall([...high, borrowed], low, target);
  return [first, second, first, second];
}

/**
 * Returns X under up to two controls by name, and under more by a ladder that borrows two wires fewer than it has
 * controls.
 */
function flipCall(
  controls: readonly string[],
  borrowed: readonly string[],
  target: string,
): string {
  const count = controls.length;
  if (count <= 2) return `${count === 1 ? 'cx' : 'ccx'} ${[...controls, target].join(',')};`;
  return `${ladderName(count)} ${[...controls, ...borrowed.slice(0, count - 2), target].join(',')};`;
}

function ladderName(controls: number): string {
  return `c${controls}x_borrowing`;
}

/** Returns X under k controls with k - 2 wires to borrow: 4 (k - 2) Toffolis (lemma 7.2). */
function ladderDefinition(count: number): string {
  const controls = names('a', count);
  const borrowed = names('b', count - 2);
  const steps: string[] = [];
  for (let i = count - 1; i >= 2; i--) {
    steps.push(
      flipCall([controls[i], borrowed[i - 2]], [], i === count - 1 ? 't' : borrowed[i - 1]),
    );
  }
  const bottom = flipCall([controls[0], controls[1]], [], borrowed[0]);
  const inner = steps.slice(1);
  const body = [...steps, bottom, ...steps.toReversed(), ...inner, bottom, ...inner.toReversed()];
  return `gate ${ladderName(count)} ${[...controls, ...borrowed, 't'].join(',')} { ${body.join(' ')} }`;
}

function names(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${letter}${i}`);
}
