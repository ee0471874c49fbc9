import { durationLabel, type DelayOperation, type GridCell } from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import { Chip } from '../toolbar/tool-button.tsx';

/** In nanoseconds: the time of one gate, of ten, and so on, until a noisy wire has forgotten almost all. */
const times = [100, 1_000, 10_000, 100_000];

interface DelayTimeProps {
  readonly operation: DelayOperation;
  readonly at: GridCell;
}

export function DelayTime({ operation, at }: DelayTimeProps) {
  const { dispatch } = useLab();
  return (
    <div role="group" aria-label="Time that it waits" className="flex flex-wrap gap-1">
      {times.map((nanoseconds) => (
        <Chip
          key={nanoseconds}
          label={durationLabel(nanoseconds)}
          isOn={operation.nanoseconds === nanoseconds}
          onPress={() =>
            dispatch({ kind: 'change-operation', at, operation: { ...operation, nanoseconds } })
          }
        >
          {durationLabel(nanoseconds)}
        </Chip>
      ))}
    </div>
  );
}
