/** Windows that the journeys go through. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const desktop: Size = { width: 1280, height: 900 };
export const phone: Size = { width: 360, height: 740 };

/** A scene has its picture, its hand and its result on one screen of each. */
export const sceneSizes: readonly Size[] = [
  { width: 360, height: 780 },
  { width: 780, height: 360 },
  { width: 1280, height: 800 },
];
