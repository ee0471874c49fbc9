/** The ways to edit a program of the code lab, in their order. */
import type { Way } from '../../../features/code-lab/ways/way.ts';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';

export const ways: readonly Way[] = [
  {
    id: 'picture',
    label: 'Picture',
    Panel: lazyPart(async () => (await import('./picture-panel.tsx')).PicturePanel),
  },
  {
    id: 'openqasm',
    label: 'OpenQASM 3',
    Panel: lazyPart(
      async () =>
        (await import('../../../features/code-lab/ways/open-qasm-panel.tsx')).OpenQasmPanel,
    ),
  },
  {
    id: 'blocks',
    label: 'Blocks',
    standsAlone: true,
    Panel: lazyPart(
      async () => (await import('../../../features/code-lab/ways/blocks-panel.tsx')).BlocksPanel,
    ),
  },
];
