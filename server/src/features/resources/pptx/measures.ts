/** The types, units, colors, and font of presentations. */
import type PptxModule from 'pptxgenjs';
import { colors } from '../pdf/page.ts';

export type Presentation = PptxModule.default;
export type PresentationSlide = ReturnType<Presentation['addSlide']>;

/** From points. */
export const inches = (points: number) => points / 72;

export const colorOf = (name: keyof typeof colors) => colors[name].slice(1);

/** Every machine has it, and it is narrower than the font of the PDFs, so whatever fits there fits here. */
export const font = 'Arial';
