import { Suspense } from 'react';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useCommand } from '../commands/use-command.ts';
import { Sheet } from '../toolbar/sheet.tsx';

/** Gates that are made by choosing or typing. */
export type Maker =
  | { readonly kind: 'number-gate' }
  | {
      readonly kind: 'matrix-gate';
      /** An existing gate to change. */
      readonly gate?: string;
    };

/** Shown at the end of the palette. */
export function GateMakers() {
  const { isOffered } = useCommand('number-gate');
  if (!isOffered) return null;
  return (
    <span className="ml-3 flex shrink-0 items-center gap-1 low:ml-1.5">
      <MakerButton command="number-gate" />
      <MakerButton command="matrix-gate" />
    </span>
  );
}

function MakerButton({ command }: { readonly command: Maker['kind'] }) {
  const { label, sign, hint, key, run } = useCommand(command);
  return (
    <Button
      variant="quiet"
      size="small"
      className="min-h-11"
      aria-keyshortcuts={key}
      title={`${label} (${key}): ${hint}`}
      onClick={run}
    >
      <span aria-hidden className="font-mono font-semibold">
        {sign}
      </span>
      <span className="low:sr-only">{label}</span>
    </Button>
  );
}

const NumberGateSheet = lazyPart(
  async () => (await import('./number-gate-sheet.tsx')).NumberGateSheet,
  MakerIsAway,
);
const MatrixGateSheet = lazyPart(
  async () => (await import('./matrix-gate-sheet.tsx')).MatrixGateSheet,
  MakerIsAway,
);

export interface MakerSheetProps {
  readonly maker: Maker;
  readonly onClose: () => void;
}

export function MakerSheet({ maker, onClose }: MakerSheetProps) {
  return (
    <Suspense fallback={null}>
      {maker.kind === 'number-gate' ? (
        <NumberGateSheet onClose={onClose} />
      ) : (
        <MatrixGateSheet gate={maker.gate} onClose={onClose} />
      )}
    </Suspense>
  );
}

function MakerIsAway({ onClose }: Pick<MakerSheetProps, 'onClose'>) {
  return (
    <Sheet title="A gate of your own" onClose={onClose}>
      <p className="mt-3">
        This part is not on this device yet. Open it again when you are online.
      </p>
    </Sheet>
  );
}
