import { rematchLevels, type RematchLevel } from '@qubloom/contract';
import { Share2 } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { Qubi } from '../../ui/brand/qubi.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { recordText, RecordBookContext, type GameSetting, type Rematch } from './rematch.ts';

export interface RematchBarProps {
  readonly rematch: Rematch;
  /** The game begins again at the chosen level. */
  readonly onLevel: (level: RematchLevel) => void;
  /** What a friend gets besides the level, such as which gate is in the box. */
  readonly setting?: GameSetting;
}

/** The three levels, the learner's run, and the link for a friend. */
export function RematchBar({ rematch, onLevel, setting = {} }: RematchBarProps) {
  const { game, level, run, choose } = rematch;
  const book = use(RecordBookContext);
  return (
    <div className="flex items-center gap-x-3 gap-y-1">
      <Choices
        label="Level"
        isHidden
        options={rematchLevels.map((value) => ({
          value: String(value),
          label: (
            <>
              <span className="@max-5xl/scene:sr-only">Level</span> {value}
            </>
          ),
        }))}
        chosen={String(level)}
        onChoose={(chosen) => {
          const next = rematchLevels.find((one) => String(one) === chosen);
          if (next === undefined) return;
          choose(next);
          onLevel(next);
        }}
      />
      <p className="min-w-0 flex-1 text-sm leading-tight">
        <strong className="block" aria-live="polite">
          Level {level}: {run} in a row
        </strong>
        {book && (
          <span className="text-ink-soft">
            {book.isChallenge && run === 0 && !rematch.isLost
              ? 'From a friend'
              : recordText(book.find(game, level), book.today)}
          </span>
        )}
      </p>
      {book && (
        <Button
          variant="quiet"
          aria-label="Challenge a friend"
          className="@max-5xl/scene:w-11 @max-5xl/scene:px-0!"
          onClick={() => book.challenge({ level: String(level), ...setting })}
        >
          <Share2 aria-hidden />
          <span className="@max-5xl/scene:hidden">Challenge a friend</span>
        </Button>
      )}
    </div>
  );
}

/** What Qubi had planned, said after a loss at the third level. */
export function QubisPlan({
  rematch,
  children,
}: {
  readonly rematch: Rematch | undefined;
  readonly children: ReactNode;
}) {
  if (!rematch?.isLost || rematch.level !== 3) return null;
  return (
    <span className="mt-1 flex items-start gap-2 low:text-sm low:leading-snug">
      <Qubi mood="thinking" className="size-9 shrink-0" />
      <span>{children}</span>
    </span>
  );
}
