import { parseCircuit, type Circuit } from '@qubloom/quantum';

/** The pictures that a program shows with `show`, in the order of its calls. */
export type Picture =
  | {
      readonly kind: 'histogram';
      readonly title: string;
      /** `counts` are whole numbers, and `probabilities` add up to 1. */
      readonly unit: 'counts' | 'probabilities';
      readonly series: readonly HistogramSeries[];
    }
  | { readonly kind: 'bloch'; readonly title: string; readonly vectors: readonly BlochArrow[] }
  | { readonly kind: 'circuit'; readonly title: string; readonly circuit: Circuit };

export interface HistogramSeries {
  /** Name in the legend; empty if there is only one. */
  readonly name: string;
  readonly bars: readonly (readonly [outcome: string, value: number])[];
}

/** x, y and z of one qubit, the first for qubit 0. */
export type BlochArrow = readonly [number, number, number];

/** More bars than this are not drawn. */
const MAX_BARS = 4096;
const MAX_SERIES = 8;
const MAX_ARROWS = 24;
const MAX_TEXT = 200;

/**
 * Parses a picture from JSON. It comes from a worker that runs a learner's program, which may write anything.
 * Returns undefined if it is invalid.
 */
export function parsePicture(value: unknown): Picture | undefined {
  const data = recordOf(value);
  const title = data?.['title'];
  if (!data || !isText(title)) return undefined;
  switch (data['kind']) {
    case 'histogram': {
      const { unit, series } = data;
      if (unit !== 'counts' && unit !== 'probabilities') return undefined;
      return isListOf(series, isSeries, MAX_SERIES)
        ? { kind: 'histogram', title, unit, series }
        : undefined;
    }
    case 'bloch': {
      const { vectors } = data;
      return isListOf(vectors, isArrow, MAX_ARROWS) ? { kind: 'bloch', title, vectors } : undefined;
    }
    case 'circuit': {
      const parsed = parseCircuit(data['circuit']);
      return parsed.ok ? { kind: 'circuit', title, circuit: parsed.circuit } : undefined;
    }
    default:
      return undefined;
  }
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>) // any object may be read by string
    : undefined;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}

export function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
  max: number,
): value is readonly Item[] {
  return Array.isArray(value) && value.length <= max && value.every((item) => isItem(item));
}

function isSeries(value: unknown): value is HistogramSeries {
  const series = recordOf(value);
  return (
    series !== undefined && isText(series['name']) && isListOf(series['bars'], isBar, MAX_BARS)
  );
}

function isBar(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && value.length === 2 && isText(value[0]) && isFiniteNumber(value[1]);
}

function isArrow(value: unknown): value is BlochArrow {
  return isListOf(value, isFiniteNumber, 3) && value.length === 3;
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
