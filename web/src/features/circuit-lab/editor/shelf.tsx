import { clsx } from 'clsx';
import { memo, useMemo, type Ref } from 'react';
import { useLab, type Lab } from '../lab-context.tsx';
import { shelf } from '../lab-state.ts';
import { groupOfTool, isSameTool, keyOfTool, nameOfTool, toolWords, type Tool } from '../tools.ts';
import { ToolPicture } from './drawing.tsx';
import type { Drag } from './use-drag.ts';

export interface ShelfProps {
  readonly drag: Drag;
  readonly shelf: Ref<HTMLDivElement>;
}

/** The gates of the level. A tap chooses one for the next place; a drag carries it there. */
export function Shelf({ drag, shelf: own }: ShelfProps) {
  const { state, dispatch } = useLab();
  const { circuit, level, allowed, outer } = state;
  const tools = useMemo(
    () => shelf({ circuit, level, allowed, outer }),
    [circuit, level, allowed, outer],
  );
  return (
    <div
      ref={own}
      role="group"
      aria-label="Gates"
      className="-mx-3 flex gap-0.5 overflow-x-auto overscroll-x-contain px-3 py-1 pr-8 [mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)] [@media(min-width:640px)_and_(min-height:481px)]:mx-0 [@media(min-width:640px)_and_(min-height:481px)]:flex-wrap [@media(min-width:640px)_and_(min-height:481px)]:gap-1 [@media(min-width:640px)_and_(min-height:481px)]:overflow-visible [@media(min-width:640px)_and_(min-height:481px)]:p-1 [@media(min-width:640px)_and_(min-height:481px)]:[mask-image:none]"
    >
      {tools.map((tool, i) => {
        const before = tools[i - 1];
        return (
          <ShelfButton
            key={nameOfTool(tool)}
            tool={tool}
            isArmed={isSameTool(state.armed, tool)}
            isNewGroup={before !== undefined && groupOfTool(before) !== groupOfTool(tool)}
            grab={drag.grab}
            wasDragged={drag.wasDragged}
            dispatch={dispatch}
          />
        );
      })}
    </div>
  );
}

interface ShelfButtonProps extends Pick<Drag, 'grab' | 'wasDragged'>, Pick<Lab, 'dispatch'> {
  readonly tool: Tool;
  readonly isArmed: boolean;
  readonly isNewGroup: boolean;
}

const ShelfButton = memo(function ShelfButton({
  tool,
  isArmed,
  isNewGroup,
  grab,
  wasDragged,
  dispatch,
}: ShelfButtonProps) {
  const { spoken, hint } = toolWords(tool);
  const key = keyOfTool(tool);
  return (
    <button
      type="button"
      aria-label={spoken}
      aria-pressed={isArmed}
      aria-keyshortcuts={key}
      title={key ? `${spoken} (${key}): ${hint}` : `${spoken}: ${hint}`}
      onPointerDown={(event) => {
        if (event.button === 0) grab(event, { tool });
      }}
      onClick={() => {
        if (!wasDragged()) dispatch({ kind: 'arm', tool: isArmed ? null : tool });
      }}
      className={clsx(
        // On a phone, upright or lying, the shelf pans sideways, and a pull downwards carries the gate.
        'shrink-0 touch-pan-x rounded-control p-0.5 transition-colors [@media(min-width:640px)_and_(min-height:481px)]:touch-none',
        isNewGroup && 'ml-3',
        isArmed ? 'bg-points-soft ring-3 ring-points' : 'hover:bg-action-soft',
      )}
    >
      <ToolPicture tool={tool} className="size-12" />
    </button>
  );
});
