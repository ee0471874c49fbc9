import { clsx } from 'clsx';
import { useId } from 'react';
import type { PythonLine } from './model/python.ts';
import { reachedByKeys } from '../../ui/controls/reached-by-keys.ts';

export interface PythonLinesProps {
  readonly lines: readonly PythonLine[];
  /** Its lines are marked. */
  readonly selected: string | undefined;
}

/** The Python that the blocks generate, read-only. */
export function PythonLines({ lines, selected }: PythonLinesProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="flex min-w-0 flex-col gap-2">
      <h2 id={title} className="text-xl">
        Your blocks in Python
      </h2>
      {lines.length === 0 ? (
        <p className="text-ink-soft">As soon as there’s a circuit, its Python appears here.</p>
      ) : (
        <pre
          role="region"
          aria-label="Python of the blocks"
          {...reachedByKeys}
          className="max-h-96 overflow-auto rounded-card border border-line bg-sunken py-3 font-mono text-[0.9375rem] leading-relaxed"
        >
          {lines.map(({ text, block }, index) => {
            const isMarked = block !== undefined && block === selected;
            return (
              <span
                key={index}
                aria-current={isMarked || undefined}
                className={clsx(
                  'block w-max min-w-full border-l-4 px-4',
                  isMarked ? 'border-action bg-action-soft' : 'border-transparent',
                )}
              >
                {`${text}\n`}
              </span>
            );
          })}
        </pre>
      )}
    </section>
  );
}
