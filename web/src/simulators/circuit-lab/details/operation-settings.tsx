import type { ReactNode } from 'react';
import { bitCount, findGate, wireCount, type GridCell, type Operation } from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import { AngleControl } from './angle-control.tsx';
import { ConditionChoice } from './condition-choice.tsx';
import { DisplaySize, KeptState } from './look-choices.tsx';

interface SettingsOf<Placed> {
  readonly operation: Placed;
  readonly at: GridCell;
}

type Settings = {
  readonly [Kind in Operation['kind']]: (
    of: SettingsOf<Extract<Operation, { readonly kind: Kind }>>,
  ) => ReactNode;
};

/** What can be set about each kind of operation. */
const settings: Settings = {
  gate: ({ operation, at }) => (
    <>
      {operation.parameters.map((_, parameter) => (
        <AngleControl
          key={parameter}
          operation={operation}
          at={at}
          parameter={parameter}
          name={angleName(operation.gate, parameter)}
        />
      ))}
      <ConditionChoice operation={operation} at={at} />
    </>
  ),
  measure: ({ operation, at }) => (
    <>
      <BitChoice at={at} bit={operation.bit} />
      <ConditionChoice operation={operation} at={at} />
    </>
  ),
  reset: ({ operation, at }) => <ConditionChoice operation={operation} at={at} />,
  barrier: () => null,
  display: ({ operation, at }) => <DisplaySize operation={operation} at={at} />,
  postselect: ({ operation, at }) => <KeptState kept={operation.state} at={at} />,
};

export function OperationSettings(of: SettingsOf<Operation>) {
  // The type of the table pairs each kind with its operation, which TypeScript cannot follow through a variable.
  const show = settings[of.operation.kind] as (of: SettingsOf<Operation>) => ReactNode;
  return show(of);
}

/** A gate with several angles calls them by their names. */
function angleName(gate: string, parameter: number): string {
  const names = findGate(gate)?.parameters ?? [];
  const name = names[parameter];
  return names.length > 1 && name ? `Angle ${name}` : 'Angle';
}

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
