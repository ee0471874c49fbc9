/** A code to read out or to copy, shown only once. */
import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';

export interface ShownCodeProps {
  readonly code: string;
  /** Says until when it works, and what to do with it. */
  readonly children: ReactNode;
}

export function ShownCode({ code, children }: ShownCodeProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // The page is not on https, or the browser forbids it.
      setCopied(false);
    }
  };
  return (
    <div className="flex max-w-full flex-col items-start gap-3 rounded-control bg-action-soft p-4">
      <div role="status">
        <p className="sr-only">The code:</p>
        <p className="font-mono text-[clamp(1.5rem,8vw,2.5rem)] font-semibold">{code}</p>
        <p>{children}</p>
      </div>
      <Button variant="secondary" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        Copy
      </Button>
      <p role="status" className="text-[0.9375rem] empty:hidden">
        {copied === true && 'Copied.'}
        {copied === false && "That couldn't be copied. Read the code out instead."}
      </p>
    </div>
  );
}
