import {
  withOperationPlacedAt,
  type InitialState,
  type PostSelectOperation,
} from '@qubloom/quantum';
import { ketLabels, startStates } from '../announcements/kets.ts';
import { center, middle } from '../drawing/geometry.ts';
import type { OperationRow, ToolRow } from './operation-row.ts';

/** Keeps only the runs in which the wire is found in this state. */
export interface PostSelectTool {
  readonly kind: 'postselect';
  readonly state: InitialState;
}

const keys: { readonly [state in InitialState]?: string } = { '0': 'K', '1': 'Shift+K' };

function keepRow(state: InitialState): ToolRow<PostSelectTool> {
  const key = keys[state];
  return {
    tool: { kind: 'postselect', state },
    ...(key !== undefined && { key, level: 'full' }),
    label: `${state.replace('-', '−')} ✓`,
    spoken: `Keep ${ketLabels[state]}`,
    hint: `Keeps only the runs that are found in ${ketLabels[state]} here.`,
  };
}

export const postselect: OperationRow<PostSelectTool, PostSelectOperation> = {
  tools: startStates.map(keepRow),
  nameOf: ({ state }) => `keep-${state}`,
  groupOf: () => 'keeps',
  fitsInside: false,
  toolOf: ({ state }) => ({ kind: 'postselect', state }),
  place: (circuit, at, { state }) =>
    withOperationPlacedAt(circuit, at, { kind: 'postselect', wire: at.wire, state }),
  phrase: ({ wire }, name) => `${name} on q${wire}`,
  selectsRuns: true,
  draw: ({ operation: { wire, state }, x }) => <KeepBox x={x} y={middle(wire)} state={state} />,
  drawTool: ({ state }) => <KeepBox {...center} state={state} />,
  settings: (operation, controls) =>
    controls.choices(
      'State that it keeps',
      startStates.map((state) => ({
        text: `|${state.replace('-', '−')}⟩`,
        spoken: ketLabels[state],
        isOn: operation.state === state,
        operation: { ...operation, state },
      })),
    ),
};

/** A filter, because only runs with this result continue. */
function KeepBox({
  x,
  y,
  state,
}: {
  readonly x: number;
  readonly y: number;
  readonly state: InitialState;
}) {
  return (
    <>
      <path
        d={`M${x - 22} ${y - 22} h34 l10 22 l-10 22 h-34 z`}
        strokeWidth={2}
        strokeLinejoin="round"
        className="fill-surface stroke-ink forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      <text
        x={x - 4}
        y={y - 7}
        fontSize={10.5}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink font-heading font-medium forced-colors:fill-[CanvasText]"
      >
        keep
      </text>
      <text
        x={x - 4}
        y={y + 8}
        fontSize={15}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink font-heading font-semibold forced-colors:fill-[CanvasText]"
      >
        |{state.replace('-', '−')}⟩
      </text>
    </>
  );
}
