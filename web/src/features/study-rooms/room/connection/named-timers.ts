/** Timers with names. While one runs, another call with its name is ignored. */
export class NamedTimers {
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  later(name: string, milliseconds: number, act: () => void): void {
    if (this.#timers.has(name)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(name);
      act();
    }, milliseconds);
    this.#timers.set(name, timer);
  }

  stop(name: string): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }

  stopAll(): void {
    for (const name of this.#timers.keys()) this.stop(name);
  }
}
