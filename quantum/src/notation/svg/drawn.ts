/** A stretch of a wire that something covers. */
export interface Covered {
  readonly wire: number;
  readonly from: number;
  readonly to: number;
}

/** The marks of one operation, and the stretches of wires that they cover. */
export interface Drawn {
  readonly marks: readonly string[];
  readonly covered: readonly Covered[];
}
