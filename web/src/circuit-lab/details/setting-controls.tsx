/** The controls in the details of an operation's cell. */
import {
  bitCount,
  MAX_DISPLAY_WIRES,
  wireCount,
  type DisplayOperation,
  type GridCell,
} from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import type { Choice, SettingControls } from '../operations/operation-row.ts';
import { Chip } from '../toolbar/tool-button.tsx';
import { AngleControls } from './angle-control.tsx';
import { ConditionChoice } from './condition-choice.tsx';

export const settingControls = (at: GridCell): SettingControls => ({
  angles: (operation) => <AngleControls operation={operation} at={at} />,
  condition: (operation) => <ConditionChoice operation={operation} at={at} />,
  bit: (bit) => <BitChoice at={at} bit={bit} />,
  displaySize: (operation) => <DisplaySize operation={operation} at={at} />,
  choices: (title, choices) => <Choices title={title} choices={choices} at={at} />,
});

interface ChoicesProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly at: GridCell;
}

function Choices({ title, choices, at }: ChoicesProps) {
  const { dispatch } = useLab();
  return (
    <div role="group" aria-label={title} className="flex flex-wrap gap-1">
      {choices.map(({ text, spoken, isOn, operation }) => (
        <Chip
          key={spoken}
          label={spoken}
          isOn={isOn}
          onPress={() => dispatch({ kind: 'change-operation', at, operation })}
        >
          {text}
        </Chip>
      ))}
    </div>
  );
}

const displaySizes = Array.from({ length: MAX_DISPLAY_WIRES }, (_, i) => i + 1);

interface DisplaySizeProps {
  readonly operation: DisplayOperation;
  readonly at: GridCell;
}

/** Chooses the number of wires that a display shows. A Bloch sphere always shows one wire. */
function DisplaySize({ operation, at }: DisplaySizeProps) {
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

/** Chooses the bit that a measurement writes. */
function BitChoice({ at, bit }: { readonly at: GridCell; readonly bit: number }) {
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
