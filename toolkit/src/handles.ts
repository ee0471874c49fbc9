/** Objects that stay on this side, under numbers that Python holds until it releases them. */
export class Handles<Thing> {
  readonly #things = new Map<number, Thing>();
  #last = 0;

  keep(thing: Thing): number {
    this.#things.set(++this.#last, thing);
    return this.#last;
  }

  get(handle: number): Thing {
    const thing = this.#things.get(handle);
    if (!thing) throw new RangeError(`Nothing is kept under ${handle}.`);
    return thing;
  }

  forget(handle: number): void {
    this.#things.delete(handle);
  }

  values(): Iterable<Thing> {
    return this.#things.values();
  }
}
