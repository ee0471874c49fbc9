/** More controls than this would make nested definitions too deep to be read back. */
export const MAX_CONTROLS_2 = 60;

export type Family = 'p' | 'x';

/** The name of P or X under so many controls. */
export function familyName(family: Family, controls: number): string {
  return `c${controls}${family}`;
}

/**
 * The definitions that P or X under `controls` controls needs, each behind those that it is made of.
 *
 * P: half the angle on the last control, the sign turned by all other controls, and the other half on
 * what is left (Barenco et al. 1995, lemma 7.5 with phases). The X in the middle may borrow the target.
 * Gates: about 4 * controls^2 Toffolis altogether.
 */
export function familyDefinitions(family: Family, controls: number): Map<string, string> {
  const definitions = new Map<string, string>();
  for (let count = 2; count <= controls; count++)
    definitions.set(familyName('p', count), definitionOfP(count));
  if (family === 'x') definitions.set(familyName('x', controls), definitionOfX(controls));
  return definitions;
}

function definitionOfP(count: number): string {
  const wires = Array.from({ length: count }, (_, i) => `a${i}`);
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
  const wires = Array.from({ length: count }, (_, i) => `a${i}`).join(',');
  return `gate ${familyName('x', count)} ${wires},t { h t; ${familyName('p', count)}(pi) ${wires},t; h t; }`;
}

/** X under any number of controls with one wire to borrow, whatever its state (lemma 7.4). */
function flipBorrowing(controls: readonly string[], target: string, borrowed: string): string[] {
  if (controls.length <= 2) return [plainFlip(controls, target)];
  const half = Math.ceil(controls.length / 2);
  const [low, high] = [controls.slice(0, half), controls.slice(half)];
  const first = ladder(low, borrowed, [...high, target]);
  const second = ladder([...high, borrowed], target, low);
  return [...first, ...second, ...first, ...second];
}

/** X under k controls with k - 2 wires to borrow: 4 (k - 2) Toffolis (lemma 7.2). */
function ladder(
  controls: readonly string[],
  target: string,
  borrowed: readonly string[],
): string[] {
  const count = controls.length;
  if (count <= 2) return [plainFlip(controls, target)];
  const steps: string[] = [];
  for (let i = count - 1; i >= 2; i--) {
    steps.push(
      plainFlip([controls[i], borrowed[i - 2]], i === count - 1 ? target : borrowed[i - 1]),
    );
  }
  const bottom = plainFlip([controls[0], controls[1]], borrowed[0]);
  const inner = steps.slice(1);
  return [...steps, bottom, ...steps.toReversed(), ...inner, bottom, ...inner.toReversed()];
}

function plainFlip(controls: readonly string[], target: string): string {
  return `${controls.length === 1 ? 'cx' : 'ccx'} ${[...controls, target].join(',')};`;
}
