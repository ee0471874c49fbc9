/** A code that a learner from 13 gives to a grown-up. */
import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';

export function MakeCode() {
  const make = useMutation({ mutationFn: () => call(families.makeCode, { body: {} }) });
  return (
    <CardSection
      title="Show a grown-up your progress"
      intro="Make a code and give it to a grown-up you trust, such as a parent. With it, they can see your Progress page until one of you ends the link."
    >
      {make.data && <Code key={make.data.code} {...make.data} />}
      {make.error && <FieldError>{errorSentence(make.error)}</FieldError>}
      <Button
        variant={make.data ? 'quiet' : 'primary'}
        busy={make.isPending}
        onClick={() => make.mutate()}
        className="self-start"
      >
        {make.data ? 'Make another code' : 'Make a code for a grown-up'}
      </Button>
    </CardSection>
  );
}

interface CodeProps {
  readonly code: string;
  readonly expiresAt: string;
}

function Code({ code, expiresAt }: CodeProps) {
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
    <div className="flex flex-col items-start gap-3 rounded-control bg-action-soft p-4">
      <div role="status">
        <p className="sr-only">Your code:</p>
        <p className="font-mono text-[clamp(1.5rem,8vw,2.5rem)] font-semibold">{code}</p>
        <p>
          It works once, until {timeOf(expiresAt)}. They type it on their own family page. Making
          another code ends this one.
        </p>
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

const timeOf = (moment: string) =>
  new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
