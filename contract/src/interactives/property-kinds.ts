/** Properties that several interactives have. */
import { list, onOff, text, whole, type Property } from './properties.ts';

const pattern = (form: RegExp) => (written: string) => (form.test(written) ? written : undefined);

export const words = text(pattern(/./s), 'Write a text.');

/** Circuit on one line: `q0: H * / q1: - X` is `H *` on wire 0 and `- X` on wire 1. */
export const circuit = text(pattern(/./s), 'Write a circuit on one line, as in "H * / - X".');

/** Circuits on one line each, with `;` between them. */
export const circuits = text(
  (written) => (written === '' ? undefined : written.split(';').map((one) => one.trim())),
  'Write circuits as "H * / - X; H - / H -".',
);

/** An outcome, highest wire first; a dot matches either value. */
export const outcome = text(pattern(/^[01.]+$/), 'Write an outcome, as in "11" or "1.".');

/** Number of a locker among as many as `items` says, from 0. */
export const markedItem: Property<number> = {
  ...whole(0, 7, 2),
  read: (written, { items }) => {
    const isItem = Number.isInteger(written) && Number(written) >= 0;
    return isItem && Number(written) < Number(items) ? Number(written) : undefined;
  },
};

export const wire = whole(0, 7, 0);

/** Gates in grid notation: `X RY(pi/3)`. */
export const gates = list<readonly string[]>(
  (items) => (items.includes('') ? undefined : items),
  'Write gates with one blank between them.',
);

/** Cells of a circuit; none if nothing is written. */
export const cells = list<readonly string[]>(
  (items) => items.filter((cell) => cell !== ''),
  'Write the cells of one wire with blanks between them.',
);

export const names = text<readonly string[]>(
  (written) =>
    /^[^|;]+(\|[^|;]+)+$/.test(written) ? written.split('|').map((name) => name.trim()) : undefined,
  'Write names as "first|second".',
);

/** True if the interactive asks for a guess. In an address, `locked` means that a lesson's guess waits for this run. */
export const guess: Property<boolean> = {
  ...onOff(true),
  fromText: (written) => ({ on: true, off: false, locked: false })[written],
};
