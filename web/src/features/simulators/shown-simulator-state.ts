/** Decides what the simulator page shows for an address, and which choices it offers. Pure. */
import { simulatorKind } from '@qubloom/contract';

export type ShownSimulator =
  /** A simulator of the site, in a frame. */
  | { readonly kind: 'frame'; readonly url: string; readonly name: string }
  /** The circuit lab, in the page; `query` says how it opens. */
  | { readonly kind: 'lab'; readonly query: string }
  /** On another site. */
  | { readonly kind: 'external'; readonly url: string };

const lab = 'circuit-lab';

/** The lab is always part of the page itself, because it needs the space and the page's own Reset. */
export function shownSimulator(url: string): ShownSimulator {
  const kind = simulatorKind(url);
  if (kind === 'external') return { kind, url };
  const [path = '', query = ''] = url.split('?', 2);
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (kind === 'internal' || name === lab) return { kind: 'lab', query };
  return { kind: 'frame', url, name };
}

/** The name that `aboutSimulator` knows. */
export function nameOfShown(shown: ShownSimulator | undefined): string {
  switch (shown?.kind) {
    case 'frame':
      return shown.name;
    case 'lab':
      return lab;
    case 'external':
      return 'external';
    case undefined:
      return 'unknown';
  }
}
