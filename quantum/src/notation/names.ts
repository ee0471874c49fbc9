import { UniqueNames } from './unique-names.ts';

/** The beginning of an arithmetic gate's name: `+1 mod 8` becomes `plus_1_mod_8`. */
const SIGNS: Readonly<Record<string, string>> = { '+': 'plus_', '-': 'minus_', '×': 'times_' };

/** Gives each thing of a circuit a name that a language accepts, and no two of them the same. */
export class NameGiver {
  readonly #names: UniqueNames;
  readonly #pattern: RegExp;

  /** `reserved` are words that no name may be; `pattern` is what a whole name must look like. */
  constructor(reserved: Iterable<string>, pattern = /^[a-z][A-Za-z0-9_]*$/) {
    this.#names = new UniqueNames(reserved);
    this.#pattern = pattern;
  }

  /** The wanted name, changed as little as it must be. `prefix` begins names that could not begin otherwise. */
  give(wanted: string, prefix: string): string {
    const plain = wanted.replace(/^[-+×]/, (sign) => SIGNS[sign]).replace(/[^A-Za-z0-9_]+/g, '_');
    const base = this.#pattern.test(plain) ? plain : `${prefix}_${plain}`;
    return this.#names.take(base);
  }
}
