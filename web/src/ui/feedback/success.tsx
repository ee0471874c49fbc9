import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Qubi } from '../brand/qubi.tsx';
import { RewardRipple } from '../brand/reward-ripple.tsx';
import { celebrate } from './celebrate.ts';

export interface SuccessProps {
  /** A lesson and a course end with a celebration of their own. */
  readonly strength: 'step' | 'task';
  /** It happened just now. False for what was done on an earlier visit: it is shown, but nothing sounds or moves. */
  readonly isFresh?: boolean;
  /** Text of the check mark for screen readers, such as `Right:`. By default, the mark is decoration. */
  readonly label?: string;
  /** One line that says what the learner did. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A success, with Qubi beside it. A task also gets a ripple. */
export function Success({ strength, isFresh = true, label, children, className }: SuccessProps) {
  const enjoy = useEffectEvent(() => {
    if (isFresh) celebrate(strength);
  });
  useEffect(() => enjoy(), []);
  return (
    <div
      className={clsx(
        'relative isolate flex items-center overflow-hidden rounded-control bg-good-soft px-3 py-2 text-good-ink',
        // The rings end before the text.
        strength === 'task' ? 'gap-5' : 'gap-3',
        className,
      )}
    >
      <span className="relative grid shrink-0 place-items-center">
        {strength === 'task' && (
          <RewardRipple className="absolute -z-10 size-24 max-w-none opacity-70" />
        )}
        <Qubi
          mood="celebrating"
          className={clsx(strength === 'task' ? 'size-14' : 'size-10', isFresh && 'animate-spring')}
        />
      </span>
      <p className="min-w-0">
        <CircleCheck
          {...(label === undefined
            ? { 'aria-hidden': true }
            : { role: 'img', 'aria-label': label })}
          className="mr-1.5 inline size-5 align-[-0.2em]"
        />
        {children}
      </p>
    </div>
  );
}
