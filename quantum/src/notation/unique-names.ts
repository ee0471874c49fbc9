/** Hands out unique names: `c`, `c_2`, `c_3`. It takes constant time on average. */
export class UniqueNames {
  readonly #taken: Set<string>;
  /** The next number to try after a name. */
  readonly #next = new Map<string, number>();

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  take(wanted: string): string {
    let name = wanted;
    let number = this.#next.get(wanted) ?? 2;
    while (this.#taken.has(name)) {
      name = `${wanted}_${number}`;
      number += 1;
    }
    this.#next.set(wanted, number);
    this.#taken.add(name);
    return name;
  }
}
