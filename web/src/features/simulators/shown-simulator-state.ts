/** What the simulator page shows for an address, and what it offers to choose from. Pure. */
import { simulatorKind } from '@qubloom/contract';

export type ShownSimulator =
  /** A simulator of the site, in a frame. */
  | { readonly kind: 'frame'; readonly url: string; readonly name: string }
  /** The circuit lab, in the page; `query` says how it opens. */
  | { readonly kind: 'lab'; readonly query: string }
  /** On another site. */
  | { readonly kind: 'external'; readonly url: string };

const lab = 'circuit-lab';

/** The lab stands in the page itself wherever it is meant: it needs the room, and the page's own Reset. */
export function shownSimulator(url: string): ShownSimulator {
  const kind = simulatorKind(url);
  if (kind === 'external') return { kind, url };
  const [path = '', query = ''] = url.split('?', 2);
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (kind === 'internal' || name === lab) return { kind: 'lab', query };
  return { kind: 'frame', url, name };
}

/** The name by which words about it are found: see `aboutSimulator`. */
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
