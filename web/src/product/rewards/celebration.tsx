/** The end of a lesson or a quiz: its result, with Qubi beside it. */
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Qubi } from '../../ui/brand/qubi.tsx';
import { celebrate, type SuccessStrength } from '../../ui/feedback/celebrate.ts';
import { RewardRipple } from '../../ui/brand/reward-ripple.tsx';

export interface CelebrationProps {
  readonly title: string;
  /** Level of its heading. */
  readonly level: 2 | 3;
  /** There is something to celebrate: a ripple runs, and Qubi is glad. Otherwise, the same window is calm. */
  readonly isCelebrated: boolean;
  readonly strength?: SuccessStrength;
  /** Shown large beside Qubi, such as a score. */
  readonly figure?: ReactNode;
  /** The result, in a sentence below the title. */
  readonly summary?: ReactNode;
  /** The rewards, and the links to what comes next. */
  readonly children: ReactNode;
}

/**
 * Scrolls into view and focuses its title, so that screen readers announce it and the keyboard continues from
 * there.
 */
export function Celebration(props: CelebrationProps) {
  const { title, level, isCelebrated, strength = 'lesson', figure, summary, children } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const enjoy = useEffectEvent(() => {
    if (isCelebrated) celebrate(strength);
  });
  useEffect(() => {
    enjoy();
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, []);
  const headingId = useId();
  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      className="deep-window relative isolate overflow-hidden rounded-card p-5 sm:p-8 low:p-4"
    >
      <div className="flex flex-col gap-6 low:gap-3">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 sm:gap-x-8">
          <div className="relative grid size-24 shrink-0 place-items-center sm:size-32 low:size-20">
            {isCelebrated && (
              <RewardRipple className="absolute inset-[-25%] -z-10 size-[150%] max-w-none" />
            )}
            <Qubi
              mood={isCelebrated ? 'celebrating' : 'curious'}
              className={isCelebrated ? 'size-full animate-spring' : 'size-full'}
            />
          </div>
          {figure !== undefined && (
            <p className="font-heading text-6xl leading-none font-semibold tabular-nums">
              {figure}
            </p>
          )}
          <div className="min-w-[min(10rem,100%)] flex-1">
            <Heading
              id={headingId}
              ref={heading}
              tabIndex={-1}
              className="text-2xl outline-none sm:text-3xl"
            >
              {title}
            </Heading>
            {summary !== undefined && <div className="mt-1.5 text-lg">{summary}</div>}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
