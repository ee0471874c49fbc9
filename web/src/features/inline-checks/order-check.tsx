import { gradeOrder } from '@qubloom/curriculum';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useRef, useState, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/controls/button.tsx';
import type { CheckProps } from './check-props.ts';
import { placeAt, withStepAt } from './order-state.ts';

/** Steps that are dragged by their handle, or moved by their two buttons. */
export function OrderCheck({ block, onGraded, onChanged }: CheckProps<'order'>) {
  const [order, setOrder] = useState<readonly number[]>(block.start);
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const move = (step: number, to: number) => {
    if (to < 0 || to >= order.length || order[to] === step) return;
    setOrder(withStepAt(order, step, to));
    say(`${block.steps[step] ?? ''}: place ${to + 1} of ${order.length}.`);
    onChanged();
  };
  const press = (step: number, to: number, { currentTarget }: { currentTarget: HTMLElement }) => {
    flushSync(() => move(step, to));
    // Moving a row in the document takes the focus from it.
    currentTarget.focus();
  };
  const drag = (step: number, { clientY, currentTarget, pointerId }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const rows = [...(list.current?.children ?? [])];
    const others = rows.filter((_, place) => order[place] !== step);
    move(
      step,
      placeAt(
        clientY,
        others.map((row) => row.getBoundingClientRect()),
      ),
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <ol ref={list} className="flex flex-col gap-1.5">
        {order.map((step, place) => (
          <li
            key={step}
            className="flex min-h-12 items-center gap-1 rounded-control border-[1.5px] border-line bg-surface"
          >
            <span
              aria-hidden="true"
              className="grid min-h-11 w-9 shrink-0 cursor-grab touch-none place-items-center self-stretch text-ink-soft active:cursor-grabbing"
              onPointerDown={({ currentTarget, pointerId }) =>
                currentTarget.setPointerCapture(pointerId)
              }
              onPointerMove={(event) => drag(step, event)}
            >
              <GripVertical className="size-5" />
            </span>
            <span className="min-w-0 flex-1 py-1.5 text-base leading-snug">
              {block.steps[step]}
            </span>
            {[
              { to: place - 1, label: 'Move up', Icon: ArrowUp },
              { to: place + 1, label: 'Move down', Icon: ArrowDown },
            ].map(({ to, label, Icon }) => (
              <Button
                key={label}
                variant="quiet"
                className="size-11 min-h-11 shrink-0 px-0!"
                aria-label={`${label}: ${block.steps[step] ?? ''}`}
                aria-disabled={to < 0 || to >= order.length}
                onClick={(event) => press(step, to, event)}
              >
                <Icon aria-hidden="true" />
              </Button>
            ))}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button className="self-start" onClick={() => onGraded(gradeOrder(block, order))}>
        Check
      </Button>
    </div>
  );
}
