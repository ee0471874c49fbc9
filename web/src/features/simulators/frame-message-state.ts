/** What a local simulator in a frame says to the page around it. */

/** A simulator that speaks is there; it has a height only once it has drawn something. */
export interface FrameMessage {
  /** Whole pixels. */
  readonly height: number | undefined;
}

/** Pixels. A page that is lower has drawn nothing yet. */
const least = 40;
const most = 2400;

/** The message, with its height kept within reason; nothing for what is not one. */
export function frameMessageOf(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height } = data as { readonly type?: unknown; readonly height?: unknown };
  if (type !== 'qubloom:height' || typeof height !== 'number' || Number.isNaN(height)) {
    return undefined;
  }
  return { height: height < least ? undefined : Math.ceil(Math.min(height, most)) };
}
