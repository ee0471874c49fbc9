/** Messages from a simulator in a frame to the page around it. */

/** A simulator that sends a message exists. It has a height only once it has drawn something. */
export type FrameMessage =
  | {
      readonly kind: 'height';
      /** Whole pixels. */
      readonly height: number | undefined;
    }
  /** The learner has really run it. */
  | { readonly kind: 'ran' };

/** Pixels. A lower page has drawn nothing yet. */
const minHeight = 40;
const maxHeight = 2400;

/** Returns the message with its height clamped; undefined if it is not one. */
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
