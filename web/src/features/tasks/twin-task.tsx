import type { BlockOf } from '@qubloom/contract';
import { useMemo, useState } from 'react';
import { TwinFrame } from './components/twin-frame.tsx';
import { TaskView } from './task-view.tsx';

export interface TwinTaskProps {
  readonly twin: NonNullable<BlockOf<'task'>['twin']>;
  readonly id: string;
  readonly draftKey: string;
}

export function TwinTask({ twin, id, draftKey }: TwinTaskProps) {
  const block = useMemo(() => ({ ...twin, kind: 'task' as const, id, hints: [] }), [twin, id]);
  const [circuit, save] = useState<string>();
  return (
    <TwinFrame>
      <TaskView
        block={block}
        draftKey={draftKey}
        pass={{ circuit, isSignedIn: true, retry: undefined, save: (built) => save(built) }}
      />
    </TwinFrame>
  );
}
