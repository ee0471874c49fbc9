import type { ReactNode } from 'react';

export const longText =
  'A text that is much longer than anybody had in mind, with an Incomprehensibilitywordwithoutblanks';

export interface SampleProps {
  /** The file of `web/src/ui` that it shows. */
  readonly name: string;
  readonly children: ReactNode;
}

/** One component in its states. */
export function Sample({ name, children }: SampleProps) {
  return (
    <div className="flex flex-col gap-3">
      <h2 className="border-b border-line pb-1 font-mono text-sm text-ink-soft">{name}</h2>
      {children}
    </div>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
