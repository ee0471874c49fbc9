import {
  bitCount,
  MAX_DISPLAY_WIRES,
  wireCount,
  type DisplayOperation,
  type GridCell,
  type PostSelectOperation,
} from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import { ketLabels, startStates } from '../announcements/kets.ts';
import { Chip } from '../toolbar/tool-button.tsx';

const displaySizes = Array.from({ length: MAX_DISPLAY_WIRES }, (_, i) => i + 1);

interface DisplaySizeProps {
  readonly operation: DisplayOperation;
  readonly at: GridCell;
}

/** Chooses the number of wires that a display shows. A Bloch sphere always shows one wire. */
export function DisplaySize({ operation, at }: DisplaySizeProps) {
  const { dispatch } = useLab();
  if (operation.shows === 'bloch') return null;
  return (
    <div role="group" aria-label="Wires that it shows" className="flex flex-wrap gap-1">
      {displaySizes.map((count) => (
        <Chip
          key={count}
          label={count === 1 ? '1 wire' : `${count} wires`}
          isOn={operation.wires.length === count}
          onPress={() => dispatch({ kind: 'set-display-wires', at, count })}
        >
          {count}
        </Chip>
      ))}
    </div>
  );
}

interface KeptStateProps {
  readonly operation: PostSelectOperation;
  readonly at: GridCell;
}

export function KeptState({ operation, at }: KeptStateProps) {
  const { dispatch } = useLab();
  return (
    <div role="group" aria-label="State that it keeps" className="flex flex-wrap gap-1">
      {startStates.map((state) => (
        <Chip
          key={state}
          label={ketLabels[state]}
          isOn={operation.state === state}
          onPress={() =>
            dispatch({ kind: 'change-operation', at, operation: { ...operation, state } })
          }
        >
          |{state.replace('-', '−')}⟩
        </Chip>
      ))}
    </div>
  );
}

/** Chooses the bit that a measurement writes. */
export function BitChoice({ at, bit }: { readonly at: GridCell; readonly bit: number }) {
  const { state, dispatch } = useLab();
  const bits = Math.max(bitCount(state.circuit), wireCount(state.circuit));
  return (
    <label className="flex items-center gap-2 text-sm">
      Writes its result to
      <select
        value={bit}
        onChange={(event) =>
          dispatch({ kind: 'set-bit', at, bit: Number(event.currentTarget.value) })
        }
        className="min-h-11 rounded-control border border-control bg-surface px-2 font-mono"
      >
        {Array.from({ length: bits }, (_, i) => (
          <option key={i} value={i}>
            c{i}
          </option>
        ))}
      </select>
    </label>
  );
}
