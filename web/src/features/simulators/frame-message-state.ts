/** What a local simulator in a frame says to the page around it. */

export type FrameMessage = { readonly type: 'qubloom:height'; readonly height: number };

/** Pixels. A page that is lower has drawn nothing yet. */
const least = 40;
const most = 2400;

/** The message, with its height kept within reason; nothing for what is not one, or comes too early. */
export function frameMessageOf(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height } = data as { readonly type?: unknown; readonly height?: unknown };
  if (type !== 'qubloom:height' || typeof height !== 'number' || !(height >= least)) {
    return undefined;
  }
  return { type, height: Math.ceil(Math.min(height, most)) };
}
