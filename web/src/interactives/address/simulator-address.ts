/** What the address of a simulator asks for. Whatever cannot be read falls back, and a sentence says so. */
export class SimulatorAddress {
  readonly #search: URLSearchParams;
  readonly #odd: string[] = [];

  constructor(query: string) {
    this.#search = new URLSearchParams(query);
  }

  /** One word of a few. */
  oneOf<T extends string>(name: string, values: readonly T[], fallback: T): T {
    return this.read(name, (text) => values.find((word) => word === text), fallback);
  }

  /** A whole number from `min` to `max`. */
  whole(name: string, min: number, max: number, fallback: number): number {
    return this.read(
      name,
      (text) => {
        const value = Number(text);
        const isMeant = /^-?\d{1,4}$/.test(text) && value >= min && value <= max;
        return isMeant ? value : undefined;
      },
      fallback,
    );
  }

  /** Anything that `parse` can make something of. */
  read<T>(name: string, parse: (text: string) => T | undefined, fallback: T): T {
    const text = this.#search.get(name);
    if (text === null) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    this.#odd.push(name);
    return fallback;
  }

  /** A sentence about what could not be read, once everything has been asked for. */
  get problem(): string | undefined {
    if (this.#odd.length === 0) return undefined;
    return `This link cannot be read at “${this.#odd.join('”, “')}”, so the usual start is used there.`;
  }
}
