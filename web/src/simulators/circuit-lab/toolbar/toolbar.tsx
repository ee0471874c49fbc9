import { labLevels } from '@qubloom/contract';
import {
  BookOpen,
  Ellipsis,
  Keyboard,
  Plus,
  Redo2,
  SquareDashedMousePointer,
  Trash2,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { wireCount, type Circuit } from '@qubloom/quantum';
import { Button } from '../../../ui/controls/button.tsx';
import { useLab } from '../lab-context.tsx';
import { maxLabWires } from '../state/lab-limits.ts';
import { levelNames } from '../palette/tools.ts';
import { ToolButton } from './tool-button.tsx';

export interface ToolbarProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly isSelecting: boolean;
  readonly onSelecting: (isSelecting: boolean) => void;
  readonly onExamples: () => void;
  readonly onShortcuts: () => void;
  /** Keep and share. */
  readonly children?: ReactNode;
}

const zooms: readonly number[] = [0.6, 0.8, 1, 1.25, 1.6];

/** On a phone one row: what is used now and then is behind More. */
export function Toolbar(props: ToolbarProps) {
  const { state, dispatch } = useLab();
  const [hasMore, setMore] = useState(false);
  const isSmall = state.level === 'first-steps';
  return (
    <div
      role="group"
      aria-label="Tools"
      className={clsx('relative -m-1 flex flex-wrap items-center gap-1 p-1 compact:gap-0')}
    >
      <HistoryButtons />
      {!isSmall && (
        <>
          <Divider />
          <ToolButton
            label="Add a wire"
            word="Wire"
            isOff={state.outer.length > 0 || wireCount(state.circuit) >= maxLabWires}
            onPress={() => dispatch({ kind: 'add-wire' })}
          >
            <Plus />
          </ToolButton>
          <Button
            variant="quiet"
            size="small"
            className="min-h-11 shrink-0 compact:px-2"
            onClick={props.onExamples}
          >
            <BookOpen aria-hidden />
            Examples
          </Button>
        </>
      )}
      <span className="roomy:hidden">
        <ToolButton label="More tools" isExpanded={hasMore} onPress={() => setMore(!hasMore)}>
          <Ellipsis />
        </ToolButton>
      </span>
      <MoreTools {...props} isSmall={isSmall} isOpen={hasMore} />
    </div>
  );
}

interface MoreToolsProps extends ToolbarProps {
  readonly isSmall: boolean;
  /** On a phone. */
  readonly isOpen: boolean;
}

function MoreTools({ isSmall, isOpen, zoom, onZoom, ...props }: MoreToolsProps) {
  const { state } = useLab();
  const smaller = zooms.findLast((each) => each < zoom - 0.01);
  const larger = zooms.find((each) => each > zoom + 0.01);
  return (
    <div
      className={clsx(
        'contents',
        // A notice has to be read, also on a phone.
        !isOpen && 'compact:not-has-[[role=alert]]:hidden',
      )}
    >
      {!isSmall && (
        <ToolButton
          label="Select several"
          word="Select"
          isPressed={props.isSelecting}
          onPress={() => props.onSelecting(!props.isSelecting)}
        >
          <SquareDashedMousePointer />
        </ToolButton>
      )}
      <Divider />
      <ToolButton
        label="Smaller"
        word="Smaller"
        isOff={!smaller}
        onPress={() => onZoom(smaller ?? zoom)}
      >
        <ZoomOut />
      </ToolButton>
      <ToolButton
        label="Larger"
        word="Larger"
        isOff={!larger}
        onPress={() => onZoom(larger ?? zoom)}
      >
        <ZoomIn />
      </ToolButton>
      <ToolButton label="Keys" word="Keys" keys="?" onPress={props.onShortcuts}>
        <Keyboard />
      </ToolButton>
      {/* A notice among these gets a row of its own below. */}
      <span className="ml-auto flex max-w-full flex-wrap items-center gap-1 has-[[role=alert]]:contents has-[[role=alert]]:before:grow">
        {props.children}
        {!state.allowed && <LevelChoice />}
      </span>
    </div>
  );
}

function HistoryButtons() {
  const { state, dispatch } = useLab();
  return (
    <>
      <ToolButton
        label="Undo"
        word="Undo"
        keys="Ctrl+Z"
        isOff={state.past.length === 0}
        onPress={() => dispatch({ kind: 'undo' })}
      >
        <Undo2 />
      </ToolButton>
      <ToolButton
        label="Redo"
        word="Redo"
        keys="Ctrl+Shift+Z"
        isOff={state.future.length === 0}
        onPress={() => dispatch({ kind: 'redo' })}
      >
        <Redo2 />
      </ToolButton>
      <ToolButton
        label="Clear"
        word="Clear"
        isOff={isEmpty(state.circuit)}
        onPress={() => dispatch({ kind: 'clear' })}
      >
        <Trash2 />
      </ToolButton>
    </>
  );
}

function isEmpty({ columns, initial }: Circuit): boolean {
  return columns.length === 0 && initial.every((start) => start === '0');
}

function LevelChoice() {
  const { state, dispatch } = useLab();
  return (
    <label className="flex items-center gap-2 text-sm text-ink-soft">
      <span className="sr-only">Level of the lab</span>
      <select
        value={state.level}
        onChange={(event) => {
          const level = labLevels.find((each) => each === event.currentTarget.value);
          if (level) dispatch({ kind: 'set-level', level });
        }}
        className="min-h-11 rounded-control border-[1.5px] border-control bg-surface px-3 text-base text-ink"
      >
        {labLevels.map((level) => (
          <option key={level} value={level}>
            {levelNames[level]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Divider() {
  return <span aria-hidden className="mx-1 h-6 w-px shrink-0 bg-line compact:hidden" />;
}
