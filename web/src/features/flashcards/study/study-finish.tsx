import { ArrowLeft, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { SignInPrompt } from '../../../product/learner/sign-in-prompt.tsx';
import { Celebration } from '../../../product/rewards/celebration.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { StudyState } from './study-state.ts';

export interface StudyFinishProps {
  readonly title: string;
  readonly state: StudyState;
  readonly total: number;
  readonly isSignedIn: boolean;
  /** The next thing to do, in a sentence. */
  readonly summary: ReactNode;
  readonly onStartOver?: () => void;
  /** Asks the remaining cards, if there are any. */
  readonly again?: { readonly count: number; readonly onAgain: () => void } | undefined;
  /** The next step, and the pages that explain the cards. */
  readonly ways?: ReactNode;
}

/** The end of a sitting, with its result. */
export function StudyFinish(props: StudyFinishProps) {
  const { title, state, total, isSignedIn, summary, onStartOver, again, ways } = props;
  const { completed, knowItCount, studyMoreCount } = state;
  return (
    <div className="flex flex-col gap-4 overflow-y-auto">
      <Celebration
        level={2}
        title={title}
        isCelebrated={completed.length === total}
        summary={summary}
      >
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure name="Know It" value={knowItCount} />
          <Figure name="Study More" value={studyMoreCount} />
          <Figure name="Cards Completed" value={`${completed.length}/${total}`} />
        </dl>
        <div className="flex flex-wrap gap-3">
          {again && (
            <Button variant="deep" onClick={again.onAgain}>
              <RotateCcw aria-hidden="true" />
              {again.count === 1 ? 'Study That Card' : `Study Those ${again.count}`}
            </Button>
          )}
          {ways}
          {onStartOver && (
            <Button variant={again || ways ? 'deep-outline' : 'deep'} onClick={onStartOver}>
              <RotateCcw aria-hidden="true" />
              Start Over
            </Button>
          )}
          <ButtonLink to="/flashcards" variant={onStartOver || ways ? 'deep-outline' : 'deep'}>
            <ArrowLeft aria-hidden="true" />
            All Flashcards
          </ButtonLink>
        </div>
      </Celebration>
      {!isSignedIn && (
        <SignInPrompt title="Keep what you know">
          Sign in, and your progress is saved. Each card then comes back shortly before you’d forget
          it.
        </SignInPrompt>
      )}
    </div>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number | string }) {
  return (
    <div>
      <dt className="text-deep-soft">{name}</dt>
      <dd className="font-heading text-3xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
