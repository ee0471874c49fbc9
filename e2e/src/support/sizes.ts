/** Windows that the journeys go through. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const desktop: Size = { width: 1280, height: 900 };
export const phone: Size = { width: 360, height: 740 };
