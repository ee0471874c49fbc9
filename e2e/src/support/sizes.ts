/** Window sizes of the journeys. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const desktop: Size = { width: 1280, height: 900 };
export const phone: Size = { width: 360, height: 740 };

/** Sizes at which a scene fits on one screen with its picture, controls, and result. */
export const sceneSizes: readonly Size[] = [
  { width: 360, height: 780 },
  { width: 780, height: 360 },
  { width: 1280, height: 800 },
];
