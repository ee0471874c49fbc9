/** Phone held upright. */
export const phoneInHand = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
} as const;
