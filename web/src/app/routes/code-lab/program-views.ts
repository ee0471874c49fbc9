/** The views in which the code lab edits a program, in their order. */
import type { ProgramView } from '../../../features/code-lab/views/program-view.ts';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';

export const programViews: readonly ProgramView[] = [
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
        (await import('../../../features/code-lab/views/open-qasm-panel.tsx')).OpenQasmPanel,
    ),
  },
  {
    id: 'blocks',
    label: 'Blocks',
    isFullPage: true,
    Panel: lazyPart(
      async () => (await import('../../../features/code-lab/views/blocks-panel.tsx')).BlocksPanel,
    ),
  },
];
