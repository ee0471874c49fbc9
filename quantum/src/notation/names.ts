import { UniqueNames } from './unique-names.ts';

/** The start of an arithmetic gate's name: `+1 mod 8` becomes `plus_1_mod_8`. */
const SIGNS: Readonly<Record<string, string>> = { '+': 'plus_', '-': 'minus_', '×': 'times_' };

/** Gives each part of a circuit a unique name that a language accepts. */
export class NameGiver {
  readonly #names: UniqueNames;
  readonly #pattern: RegExp;

  /** `reserved` are words that cannot be names; `pattern` must match a whole name. */
  constructor(reserved: Iterable<string>, pattern = /^[a-z][A-Za-z0-9_]*$/) {
    this.#names = new UniqueNames(reserved);
    this.#pattern = pattern;
  }

  /** Returns the wanted name with as few changes as possible. `prefix` starts names that could not start otherwise. */
  give(wanted: string, prefix: string): string {
    const plain = wanted.replace(/^[-+×]/, (sign) => SIGNS[sign]).replace(/[^A-Za-z0-9_]+/g, '_');
    const base = this.#pattern.test(plain) ? plain : `${prefix}_${plain}`;
    return this.#names.take(base);
  }
}
