import {
  bitOfValue,
  conditionValue,
  bitCount,
  type Condition,
  type ConditionalOperation,
  type GridCell,
} from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import { conditionPhrase } from '../announcements/labels.ts';

export interface ConditionChoiceProps {
  readonly operation: ConditionalOperation;
  readonly at: GridCell;
}

/** The condition of an operation. It is available as soon as the circuit has a bit. */
export function ConditionChoice({ operation, at }: ConditionChoiceProps) {
  const { state, dispatch } = useLab();
  const { condition } = operation;
  const own = operation.kind === 'measure' ? operation.bit : -1;
  const bits = Array.from({ length: bitCount(state.circuit) }, (_, i) => i).filter(
    (i) => i !== own,
  );
  if ((bits.length === 0 && !condition) || state.outer.length > 0) return null;
  const set = (next: Condition | null) => dispatch({ kind: 'set-condition', at, condition: next });
  const isSeveral = condition !== undefined && condition.bits.length > 1;
  const choose = (value: string) => {
    const [bit, equals] = value.split('=').map(Number);
    if (value === '') set(null);
    else if (value === 'several') set(firstTwo(bits, condition));
    else if (bit !== undefined && equals !== undefined) set({ bits: [bit], equals });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <label className="flex items-center gap-2">
        Acts
        <select
          value={
            !condition ? '' : isSeveral ? 'several' : `${condition.bits[0]}=${condition.equals}`
          }
          onChange={(event) => choose(event.currentTarget.value)}
          className="min-h-11 rounded-control border border-control bg-surface px-2"
        >
          <option value="">always</option>
          {bits.flatMap((bit) =>
            [1, 0].map((equals) => (
              <option key={`${bit}=${equals}`} value={`${bit}=${equals}`}>
                only if {conditionPhrase({ bits: [bit], equals })}
              </option>
            )),
          )}
          {(bits.length > 1 || isSeveral) && (
            <option value="several">only if several bits fit</option>
          )}
        </select>
      </label>
      {isSeveral && <BitChoices bits={bits} condition={condition} onSet={set} />}
    </div>
  );
}

interface BitChoicesProps {
  readonly bits: readonly number[];
  readonly condition: Condition;
  readonly onSet: (condition: Condition | null) => void;
}

/** Chooses for each bit whether it counts and which value it must have. */
function BitChoices({ bits, condition, onSet }: BitChoicesProps) {
  return (
    <div role="group" aria-label="Bits that have to fit" className="flex flex-wrap gap-2">
      {bits.map((bit) => {
        const index = condition.bits.indexOf(bit);
        return (
          <label key={bit} className="flex items-center gap-1">
            <span className="font-mono">c{bit}</span>
            <select
              value={index < 0 ? '' : `${bitOfValue(condition.equals, index)}`}
              onChange={(event) => {
                const { value } = event.currentTarget;
                onSet(withBitSet(condition, bit, value === '' ? null : value === '1' ? 1 : 0));
              }}
              className="min-h-11 rounded-control border border-control bg-surface px-2"
            >
              <option value="">any</option>
              <option value="1">is 1</option>
              <option value="0">is 0</option>
            </select>
          </label>
        );
      })}
    </div>
  );
}

function firstTwo(bits: readonly number[], condition: Condition | undefined): Condition {
  const first = condition?.bits[0] ?? bits[0] ?? 0;
  const second = bits.find((bit) => bit !== first) ?? first;
  const equals = condition?.equals ?? 1;
  return withBitSet({ bits: [first], equals }, second, 1) ?? { bits: [first], equals };
}

/** Returns the condition with one bit set or left out, the lowest bit first; null if no bit is left. */
function withBitSet(condition: Condition, bit: number, value: 0 | 1 | null): Condition | null {
  const wanted = new Map(condition.bits.map((each, i) => [each, bitOfValue(condition.equals, i)]));
  if (value === null) wanted.delete(bit);
  else wanted.set(bit, value);
  const bits = [...wanted.keys()].toSorted((a, b) => a - b);
  if (bits.length === 0) return null;
  return { bits, equals: conditionValue(bits.map((each) => wanted.get(each) ?? 0)) };
}
