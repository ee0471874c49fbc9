/** What a simulator in a frame sends to the page around it. */

/** A simulator that sends something is there; it has a height only once it has drawn something. */
export type FrameMessage =
  | {
      readonly kind: 'height';
      /** Whole pixels. */
      readonly height: number | undefined;
    }
  /** What it shows was really run. */
  | { readonly kind: 'ran' };

/** Pixels. A page that is lower has drawn nothing yet. */
const minHeight = 40;
const maxHeight = 2400;

/** The message, with its height clamped to reason; nothing for what is not one. */
export function frameMessageOf(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height } = data as { readonly type?: unknown; readonly height?: unknown };
  if (type === 'qubloom:ran') return { kind: 'ran' };
  if (type !== 'qubloom:height' || typeof height !== 'number' || Number.isNaN(height)) {
    return undefined;
  }
  return {
    kind: 'height',
    height: height < minHeight ? undefined : Math.ceil(Math.min(height, maxHeight)),
  };
}
