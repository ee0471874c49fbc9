import { useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { questionAnchor } from './question-anchor.ts';

export interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

export interface QuestionsProps {
  readonly questions: readonly Question[];
  /** Level of the headings; one below the heading above them. */
  readonly level?: 3 | 4;
}

/** Questions whose answers unfold, one at a time. On paper, all answers are shown. */
export function Questions({ questions, level = 3 }: QuestionsProps) {
  // The page was prerendered without a hash, so the first rendering ignores it.
  const isInBrowser = useIsInBrowser();
  const hash = useLocation({ select: (location) => location.hash });
  const asked = questions.find(({ question }) => questionAnchor(question) === hash)?.question;
  const [chosen, setChosen] = useState<{ readonly hash: string; readonly open?: string }>();
  const open = chosen?.hash === hash ? chosen.open : isInBrowser ? asked : undefined;
  const id = useId();
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <ul className="flex max-w-3xl flex-col gap-3">
      {questions.map(({ question, answer }, at) => {
        const isOpen = open === question;
        const answerId = `${id}-${String(at)}`;
        return (
          <li
            key={question}
            id={questionAnchor(question)}
            className={clsx(
              'scroll-mt-20 break-inside-avoid rounded-card border bg-surface transition-colors duration-150',
              isOpen ? 'border-action' : 'border-line',
            )}
          >
            <Heading className="text-lg leading-snug">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={answerId}
                onClick={() => setChosen(isOpen ? { hash } : { hash, open: question })}
                className="flex min-h-14 w-full items-center justify-between gap-3 rounded-card px-4 py-3 sm:px-5 text-left hover:text-action-ink"
              >
                {question}
                <ChevronDown
                  aria-hidden="true"
                  className={clsx(
                    'size-5 shrink-0 text-action-ink transition-transform duration-150 print:hidden',
                    isOpen && 'rotate-180',
                  )}
                />
              </button>
            </Heading>
            <div
              id={answerId}
              hidden={!isOpen}
              className="max-w-[65ch] px-4 pb-5 sm:px-5 text-ink-soft print:block! [&_p+p]:mt-3"
            >
              {answer}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
