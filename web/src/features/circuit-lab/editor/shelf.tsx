import { clsx } from 'clsx';
import type { Ref } from 'react';
import { useLab } from '../lab-context.tsx';
import { shelf } from '../lab-state.ts';
import { isSameTool, keyOfTool, nameOfTool, toolWords } from '../tools.ts';
import { ToolPicture } from './drawing.tsx';
import type { Drag } from './use-drag.ts';

export interface ShelfProps {
  readonly drag: Drag;
  readonly shelf: Ref<HTMLDivElement>;
}

/** The gates of the level. A tap chooses one for the next place; a drag carries it there. */
export function Shelf({ drag, shelf: own }: ShelfProps) {
  const { state, dispatch } = useLab();
  return (
    <div
      ref={own}
      role="group"
      aria-label="Gates"
      className="-mx-1 flex gap-1 overflow-x-auto overscroll-x-contain px-1 py-1 sm:flex-wrap sm:overflow-visible"
    >
      {shelf(state).map((tool) => {
        const { spoken, hint } = toolWords(tool);
        const key = keyOfTool(tool);
        const isArmed = isSameTool(state.armed, tool);
        return (
          <button
            key={nameOfTool(tool)}
            type="button"
            aria-label={spoken}
            aria-pressed={isArmed}
            aria-keyshortcuts={key}
            title={key ? `${spoken} (${key}): ${hint}` : `${spoken}: ${hint}`}
            onPointerDown={(event) => {
              if (event.button === 0) drag.grab(event, { tool });
            }}
            onClick={() => {
              if (!drag.wasDragged()) dispatch({ kind: 'arm', tool: isArmed ? null : tool });
            }}
            className={clsx(
              // On a phone the shelf pans sideways, and a pull downwards carries the gate.
              'shrink-0 touch-pan-x rounded-control p-0.5 transition-colors sm:touch-none',
              isArmed ? 'bg-points-soft ring-3 ring-points' : 'hover:bg-action-soft',
            )}
          >
            <ToolPicture tool={tool} className="size-12" />
          </button>
        );
      })}
    </div>
  );
}
