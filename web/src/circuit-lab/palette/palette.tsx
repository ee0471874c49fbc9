import { clsx } from 'clsx';
import { memo, useMemo, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useScrollEdges } from '../../lib/browser/use-scroll-edges.ts';
import { actionOfKey, keyOfEvent } from '../commands/keys.ts';
import { useCommand, usePerform } from '../commands/use-command.ts';
import { useLab, type Lab } from '../lab-context.tsx';
import { paletteIn } from '../state/lab-reducer.ts';
import { groupOfTool, isSameTool, keyOfTool, nameOfTool, toolLabels, type Tool } from './tools.ts';
import { ToolPicture } from '../drawing/drawing.tsx';
import type { LabDrag } from '../grid/drop-actions.ts';

export interface PaletteProps {
  readonly drag: LabDrag;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Shown after the gates. */
  readonly children?: ReactNode;
}

/** The gates of the level. A tap chooses one for the next tapped cells, and a drag carries it to its cell. */
export function Palette({ drag, frame, children }: PaletteProps) {
  const { state, dispatch } = useLab();
  const { circuit, level, allowed, outer } = state;
  const allGates = useCommand('all-gates');
  const perform = usePerform();
  const press = (event: KeyboardEvent) => perform(actionOfKey(keyOfEvent(event), state, 'palette'));
  useScrollEdges(frame);
  const tools = useMemo(
    () => paletteIn({ circuit, level, allowed, outer }),
    [circuit, level, allowed, outer],
  );
  return (
    <div
      ref={frame}
      role="group"
      aria-label="Gates"
      className={clsx(
        'fade-both -mx-3 flex gap-0.5 overflow-x-auto overscroll-x-contain px-3 py-1',
        'low:mx-0 low:flex-wrap low:gap-0 low:overflow-visible low:p-0 not-compact:mx-0 not-compact:flex-wrap',
        'not-compact:gap-1 not-compact:overflow-visible not-compact:p-1',
      )}
    >
      {tools.map((tool, i) => {
        const before = tools[i - 1];
        return (
          <PaletteButton
            key={nameOfTool(tool)}
            tool={tool}
            isArmed={isSameTool(state.armed, tool)}
            isNewGroup={before !== undefined && groupOfTool(before) !== groupOfTool(tool)}
            grab={drag.grab}
            wasDragged={drag.wasDragged}
            onKeyDown={isSameTool(state.armed, tool) ? press : undefined}
            dispatch={dispatch}
          />
        );
      })}
      {children}
      {allGates.isOffered && (
        <button
          type="button"
          onClick={() => {
            allGates.run();
            // At the last level this button disappears and would lose the focus.
            frame.current?.querySelector('button')?.focus({ preventScroll: true });
          }}
          className={clsx(
            'ml-3 inline-flex min-h-11 shrink-0 items-center gap-1.5 self-center rounded-control px-3 text-sm',
            'font-medium text-action-ink hover:bg-action-soft low:ml-0 low:px-1.5',
          )}
        >
          {allGates.icon && <allGates.icon aria-hidden className="size-5" />}
          <span className="low:sr-only">{allGates.label}</span>
        </button>
      )}
    </div>
  );
}

interface PaletteButtonProps extends Pick<LabDrag, 'grab' | 'wasDragged'>, Pick<Lab, 'dispatch'> {
  readonly tool: Tool;
  readonly isArmed: boolean;
  readonly isNewGroup: boolean;
  /** Set only for the chosen tool, so that the other buttons do not change. */
  readonly onKeyDown: ((event: KeyboardEvent) => void) | undefined;
}

const PaletteButton = memo(function PaletteButton({
  tool,
  isArmed,
  isNewGroup,
  grab,
  wasDragged,
  onKeyDown,
  dispatch,
}: PaletteButtonProps) {
  const { spoken, hint } = toolLabels(tool);
  const key = keyOfTool(tool);
  return (
    <button
      type="button"
      aria-label={spoken}
      aria-pressed={isArmed}
      aria-keyshortcuts={key}
      title={key ? `${spoken} (${key}): ${hint}` : `${spoken}: ${hint}`}
      onPointerDown={(event) => {
        grab(event, { tool }, { mayPan: event.pointerType === 'touch' });
      }}
      onClick={() => {
        if (!wasDragged()) dispatch({ kind: 'arm', tool });
      }}
      onKeyDown={onKeyDown}
      className={clsx(
        // On a phone, upright or sideways, the palette pans sideways, and a drag downward carries the gate.
        'shrink-0 touch-pan-x rounded-control p-0.5 transition-colors not-compact:touch-none',
        isNewGroup && 'ml-3 low:ml-1.5',
        isArmed
          ? 'bg-points-soft ring-3 ring-points forced-colors:bg-[Highlight] forced-colors:outline-4 forced-colors:outline-[Highlight] forced-colors:forced-color-adjust-none'
          : 'hover:bg-action-soft',
      )}
    >
      <ToolPicture tool={tool} className="size-[min(3rem,64px)] low:size-[min(2.5rem,48px)]" />
    </button>
  );
});
