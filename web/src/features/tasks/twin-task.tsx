import type { BlockOf } from '@qubloom/contract';
import { useMemo, useState } from 'react';
import { TaskWidget } from './task-widget.tsx';

export interface TwinTaskProps {
  readonly twin: NonNullable<BlockOf<'task'>['twin']>;
  readonly id: string;
  readonly draftKey: string;
}

/** A task once more in another form, without hints. Nobody keeps count of it. */
export function TwinTask({ twin, id, draftKey }: TwinTaskProps) {
  const block = useMemo(() => ({ ...twin, kind: 'task' as const, id, hints: [] }), [twin, id]);
  const [circuit, save] = useState<string>();
  return (
    <section aria-label="Without hints" className="mt-4 flex flex-col gap-2">
      <p>You had the worked step. Here’s its twin, and this one is all yours.</p>
      <TaskWidget
        block={block}
        draftKey={draftKey}
        pass={{ circuit, isSignedIn: true, retry: undefined, save: (built) => save(built) }}
      />
    </section>
  );
}
