/** The puzzle of a day: it is made and graded in the page, and the server pays. */
import type { DailyPuzzle, PuzzleAnswer, PuzzleChallenge } from '@qubloom/contract';
import { dailyPuzzle, type DailyPuzzleKey } from '@qubloom/curriculum';
import { useEffect, useRef, useState } from 'react';
import { useBroughtIntoView } from '../../lib/browser/bring-into-view.ts';
import { noteSolvedKind } from '../../lib/storage/device-settings.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ChallengeFrame, NextChallenge } from './challenge-frame.tsx';
import { ChallengeOfDay } from './challenge-of-day.tsx';
import { Feedback } from './feedback.tsx';
import { Primer } from './primer.tsx';
import { PuzzleHead } from './puzzle-head.tsx';
import { Puzzle } from './puzzles/puzzle.tsx';
import { useAnswers } from './use-answers.ts';
import { useDayResult } from './use-day-result.ts';
import { useKnownKind } from './use-known-kind.ts';

export interface ChallengePageProps {
  readonly challenge: PuzzleChallenge;
  /** Undefined for today. */
  readonly day: string | undefined;
}

export function ChallengePage({ challenge, day: asked }: ChallengePageProps) {
  const { user } = useAuth();
  return (
    <ChallengeOfDay challenge={challenge} day={asked}>
      {({ day, today, level }) => (
        <OpenPuzzle
          key={`${day} ${level} ${user?.id ?? 'visitor'}`}
          puzzleKey={{ day, challenge, level }}
          today={today}
        />
      )}
    </ChallengeOfDay>
  );
}

interface OpenPuzzleProps {
  readonly puzzleKey: DailyPuzzleKey;
  readonly today: string;
}

function OpenPuzzle({ puzzleKey, today }: OpenPuzzleProps) {
  const { day, challenge } = puzzleKey;
  const { user } = useAuth();
  const [puzzle] = useState(() => dailyPuzzle(puzzleKey));
  const result = useDayResult(day, challenge);
  const [wasDone, setWasDone] = useState(false);
  const isKnown = useKnownKind(puzzle.kind);
  const [answer, setAnswer] = useState<PuzzleAnswer>();
  const [note, setNote] = useState('');
  const { checked, check, clear } = useAnswers(puzzleKey);
  const isRight = checked?.verdict === 'right';
  useEffect(() => {
    if (isRight) noteSolvedKind(puzzle.kind);
  }, [isRight, puzzle.kind]);
  const field = useRef<HTMLDivElement>(null);
  const reply = useRef<HTMLDivElement>(null);
  useBroughtIntoView(reply, checked?.number, field);
  const change = (next: PuzzleAnswer | undefined) => {
    setAnswer(next);
    setNote('');
    clear();
  };
  const press = async () => {
    if (!answer) return setNote(missingText[puzzle.kind]);
    setWasDone(result?.isDone === true);
    await check(answer);
  };
  return (
    <ChallengeFrame
      challenge={challenge}
      actions={
        <>
          <p role="status" className="self-center text-sm leading-tight text-ink-soft empty:hidden">
            {note}
          </p>
          {isRight ? (
            <NextChallenge challenge={challenge} day={day === today ? undefined : day} />
          ) : (
            <Button
              variant={answer ? 'primary' : 'secondary'}
              aria-disabled={!answer}
              className="px-7"
              onClick={() => void press()}
            >
              Check
            </Button>
          )}
        </>
      }
    >
      <div ref={field} className="grid gap-3 low:gap-2">
        <div className="grid gap-1 low:flex low:flex-wrap low:items-start low:justify-between low:gap-x-4">
          <PuzzleHead question={puzzle.question} day={day} today={today} result={result} />
          <Primer puzzle={puzzle} isKnown={isKnown || isRight} />
        </div>
        <Puzzle puzzle={puzzle} isRight={isRight} onAnswer={change} />
      </div>
      <div ref={reply} aria-live="polite" className="mt-3 empty:hidden low:mt-2">
        {checked && (
          <Feedback
            checked={checked}
            day={day}
            today={today}
            isVisitor={user === null}
            wasDone={wasDone}
          />
        )}
      </div>
    </ChallengeFrame>
  );
}

/** Says what is still missing before an answer can be checked. */
const missingText: Readonly<Record<DailyPuzzle['kind'], string>> = {
  maze: 'Go on to the last column first.',
  'match-chart': 'Pick a circuit first.',
  'hidden-gate': 'Pick a box first.',
  'catch-eve': 'Mark a photon first.',
  'fewest-gates': 'Place a gate first.',
  'build-card': 'Fill every blank first.',
};
