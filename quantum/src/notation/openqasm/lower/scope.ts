import { Refusal } from '../../problem.ts';
import type { ScalarName } from '../parse/syntax.ts';
import type { Value } from '../evaluate/value.ts';

/** Qubits or classical bits under one name. */
export interface Places {
  readonly kind: 'qubits' | 'bits';
  readonly indices: readonly number[];
  /** A register with one place is not the same as a single place. */
  readonly isRegister: boolean;
}
export interface Variable {
  readonly kind: 'variable';
  readonly type: ScalarName;
  readonly width: number | undefined;
  readonly isConstant: boolean;
  /** Undefined until it is assigned. */
  value: Value | undefined;
  /** The number of conditions on measured bits around it. */
  readonly conditions: number;
}
/** A name whose declaration was wrong. Its uses are not reported again. */
interface Broken {
  readonly kind: 'broken';
}
export type Meaning = Places | Variable | Broken;

/** Names and their meanings, from the innermost block outward. */
export class Scope {
  readonly #meanings = new Map<string, Meaning>();
  readonly #outer: Scope | undefined;
  /** A gate sees only the constants around it. */
  readonly #seesOnlyConstants: boolean;

  constructor(outer?: Scope, seesOnlyConstants = false) {
    this.#outer = outer;
    this.#seesOnlyConstants = seesOnlyConstants;
  }

  get isGlobal(): boolean {
    return this.#outer === undefined;
  }

  find(name: string): Meaning | undefined {
    const own = this.#meanings.get(name);
    if (own) return own;
    const found = this.#outer?.find(name);
    const isVisible = !this.#seesOnlyConstants || (found?.kind === 'variable' && found.isConstant);
    return isVisible ? found : undefined;
  }

  /** Throws a `Refusal` if the name is taken in the same block. */
  declare(name: string, meaning: Meaning, at: number): void {
    const taken = this.#meanings.get(name);
    if (taken && taken.kind !== 'broken')
      throw new Refusal(at, `"${name}" is declared already. Choose another name.`);
    this.#meanings.set(name, meaning);
  }

  /** Remembers that a declaration was wrong. */
  breakName(name: string): void {
    if (!this.#meanings.has(name)) this.#meanings.set(name, { kind: 'broken' });
  }
}

/** Thrown if a broken name is used. The cause was reported at its declaration. */
export class AlreadyReported extends Error {}
