/** The options in the address of a simulator. Unreadable parts fall back to defaults, and a sentence says so. */
export class SimulatorAddress {
  readonly #search: URLSearchParams;
  readonly #odd: string[] = [];

  constructor(query: string) {
    this.#search = new URLSearchParams(query);
  }

  /** One of a few words. */
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

  /** Any text that `parse` accepts. */
  read<T>(name: string, parse: (text: string) => T | undefined, fallback: T): T {
    const text = this.#search.get(name);
    if (text === null) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    this.#odd.push(name);
    return fallback;
  }

  /** A sentence about the unreadable parts, once everything has been read. */
  get problem(): string | undefined {
    if (this.#odd.length === 0) return undefined;
    return `This link cannot be read at “${this.#odd.join('”, “')}”, so the usual start is used there.`;
  }
}
