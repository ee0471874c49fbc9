/** Draws the product's look on paper: rings from two sources that cross. */
import { colors, decorate, type Pdf } from './page.ts';

interface Sources {
  readonly x: number;
  readonly y: number;
  /** The distance between the two sources. */
  readonly apart: number;
  readonly rings: number;
  readonly step: number;
}

export function drawWaves(pdf: Pdf, { x, y, apart, rings, step }: Sources): void {
  decorate(pdf, () => {
    for (const [side, color] of [
      [-0.5, colors.zero],
      [0.5, colors.one],
    ] as const) {
      for (let ring = 1; ring <= rings; ring++) {
        pdf.lineWidth(1.3).strokeOpacity(0.42 * (1 - ring / (rings + 1)));
        pdf.circle(x + side * apart, y, ring * step).stroke(color);
      }
    }
  });
}
