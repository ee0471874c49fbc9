/** A phone as it is held most of the time. */
export const phoneInHand = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
} as const;
