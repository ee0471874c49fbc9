import { labLevels } from '@qubloom/contract';
import { Ellipsis } from 'lucide-react';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { CommandButton } from '../commands/command-button.tsx';
import { useCommand } from '../commands/use-command.ts';
import { useLab } from '../lab-context.tsx';
import { levelNames } from '../palette/tools.ts';
import { ToolButton } from './tool-button.tsx';

export interface ToolbarProps {
  /** Saving and sharing. */
  readonly children?: ReactNode;
}

/** On a phone, the toolbar is one row, and rarely used tools are behind More. */
export function Toolbar({ children }: ToolbarProps) {
  const [hasMore, setMore] = useState(false);
  const addWire = useCommand('add-wire');
  const examples = useCommand('examples');
  return (
    <div
      role="group"
      aria-label="Tools"
      className={clsx('relative -m-1 flex flex-wrap items-center gap-1 p-1 compact:gap-0')}
    >
      <CommandButton command="undo" />
      <CommandButton command="redo" />
      <CommandButton command="clear" />
      {addWire.isOffered && (
        <>
          <Divider />
          <CommandButton command="add-wire" />
        </>
      )}
      {examples.isOffered && (
        <Button
          variant="quiet"
          size="small"
          className="min-h-11 shrink-0 compact:px-2"
          onClick={examples.run}
        >
          {examples.icon && <examples.icon aria-hidden />}
          {examples.label}
        </Button>
      )}
      <span className="not-compact:hidden">
        <ToolButton label="More tools" isExpanded={hasMore} onPress={() => setMore(!hasMore)}>
          <Ellipsis />
        </ToolButton>
      </span>
      <MoreTools isOpen={hasMore}>{children}</MoreTools>
    </div>
  );
}

interface MoreToolsProps extends ToolbarProps {
  /** Matters only on a phone. */
  readonly isOpen: boolean;
}

function MoreTools({ isOpen, children }: MoreToolsProps) {
  const { state } = useLab();
  const selectSeveral = useCommand('select-several');
  return (
    <div
      className={clsx(
        'contents',
        // A notice must be readable on a phone, too.
        !isOpen && 'compact:not-has-[[role=alert]]:hidden',
      )}
    >
      {selectSeveral.isOffered && <CommandButton command="select-several" />}
      <Divider />
      <CommandButton command="smaller" />
      <CommandButton command="larger" />
      <CommandButton command="shortcuts" />
      {/* A notice among these gets its own row below. */}
      <span className="ml-auto flex max-w-full flex-wrap items-center gap-1 has-[[role=alert]]:contents has-[[role=alert]]:before:grow">
        {children}
        {!state.allowed && <LevelChoice />}
      </span>
    </div>
  );
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
