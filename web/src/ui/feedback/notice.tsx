import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Qubi, type QubiMood } from '../brand/qubi.tsx';

export interface NoticeProps {
  readonly title: string;
  readonly mood?: QubiMood;
  /** `error` is announced at once. */
  readonly tone?: 'calm' | 'error';
  /** 2 inside a page that has a heading, 1 if the notice is the page. */
  readonly level?: 1 | 2;
  readonly className?: string;
  /** The explanation, the next step, and the buttons for it. */
  readonly children?: ReactNode;
}

/** An empty, failed, or finished state: Qubi, a sentence, and the next step. */
export function Notice({
  title,
  mood = 'thinking',
  tone = 'calm',
  level = 2,
  className,
  children,
}: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={clsx(
        'mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-12 text-center',
        className,
      )}
    >
      <Qubi mood={mood} className="size-28" />
      <Heading className="text-2xl">{title}</Heading>
      <div className="flex flex-col items-center gap-4 text-ink-soft">{children}</div>
    </div>
  );
}
