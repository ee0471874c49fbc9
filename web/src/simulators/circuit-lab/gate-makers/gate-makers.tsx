import { Suspense } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useLab } from '../lab-context.tsx';
import { mayMakeGates } from '../state/lab-reducer.ts';
import { Sheet } from '../toolbar/sheet.tsx';

/** Gates that are made by choosing or typing. */
export type Maker =
  | { readonly kind: 'number-gate' }
  | {
      readonly kind: 'matrix-gate';
      /** One that is there already and is changed. */
      readonly gate?: string;
    };

export interface GateMakersProps {
  readonly onOpen: (maker: Maker) => void;
}

/** At the end of the palette. */
export function GateMakers({ onOpen }: GateMakersProps) {
  const { state } = useLab();
  if (!mayMakeGates(state)) return null;
  return (
    <span className="ml-3 flex shrink-0 items-center gap-1 low:ml-1.5">
      <MakerButton
        name="Number gate"
        sign="n+1"
        keys="N"
        does="adds or multiplies the number on its wires."
        onPress={() => onOpen({ kind: 'number-gate' })}
      />
      <MakerButton
        name="Matrix gate"
        sign="[ ]"
        keys="Shift+M"
        does="a gate from a table of numbers."
        onPress={() => onOpen({ kind: 'matrix-gate' })}
      />
    </span>
  );
}

interface MakerButtonProps {
  readonly name: string;
  readonly sign: string;
  readonly keys: string;
  readonly does: string;
  readonly onPress: () => void;
}

function MakerButton({ name, sign, keys, does, onPress }: MakerButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className="min-h-11"
      aria-keyshortcuts={keys}
      title={`${name} (${keys}): ${does}`}
      onClick={onPress}
    >
      <span aria-hidden className="font-mono font-semibold">
        {sign}
      </span>
      <span className="low:sr-only">{name}</span>
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
