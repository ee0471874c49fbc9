/** Codes with which learners, or another teacher, join. */
import type { ClassCodeKind, ClassId } from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { dayText } from './day-text.ts';

export function ClassCodes({ id }: { readonly id: ClassId }) {
  return (
    <CardSection
      title="Codes"
      intro="A code is shown only once. Making another one ends the one before."
    >
      <MakeCode
        id={id}
        kind="learner"
        title="For learners with an account"
        explanation={`They sign in, open ${window.location.host}/classes, and type it there. It works for the whole class.`}
        label="Make a code for learners"
      />
      <hr className="border-line" />
      <MakeCode
        id={id}
        kind="teacher"
        title="For another teacher"
        explanation="They type it on their page Teach. It works once, because it opens the records of the whole class."
        label="Make a code for a teacher"
      />
    </CardSection>
  );
}

interface MakeCodeProps {
  readonly id: ClassId;
  readonly kind: ClassCodeKind;
  readonly title: string;
  readonly explanation: string;
  readonly label: string;
}

function MakeCode({ id, kind, title, explanation, label }: MakeCodeProps) {
  const make = useMutation({
    mutationFn: () => call(classes.makeCode, { params: { id }, body: { kind } }),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="text-lg">{title}</h3>
      <p>{explanation}</p>
      {make.data && <Code key={make.data.code} {...make.data} />}
      {make.error && <FieldError>{errorSentence(make.error)}</FieldError>}
      <Button
        variant={make.data ? 'quiet' : 'secondary'}
        busy={make.isPending}
        onClick={() => make.mutate()}
      >
        {make.data ? `${label} again` : label}
      </Button>
    </div>
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
    <div className="flex max-w-full flex-col items-start gap-3 rounded-control bg-action-soft p-4">
      <div role="status">
        <p className="sr-only">The code:</p>
        <p className="font-mono text-[clamp(1.5rem,8vw,2.5rem)] font-semibold">{code}</p>
        <p>It works until {dayText(expiresAt)}.</p>
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
