/** Codes with which learners, or another teacher, join. */
import type { ClassCodeKind, ClassId } from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { call, errorSentence } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { ShownCode } from '../../../product/codes/shown-code.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { formatDay } from '../../../lib/dates/format-day.ts';

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
      {make.data && (
        <ShownCode key={make.data.code} code={make.data.code}>
          It works until {formatDay(make.data.expiresAt)}.
        </ShownCode>
      )}
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
