/** A code that a learner from 13 gives to a grown-up. */
import { useMutation } from '@tanstack/react-query';
import { call, errorSentence } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { ShownCode } from '../../../product/codes/shown-code.tsx';
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
      {make.data && (
        <ShownCode key={make.data.code} code={make.data.code}>
          It works once, until {timeOf(make.data.expiresAt)}. They type it on their own family page.
          Making another code ends this one.
        </ShownCode>
      )}
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

const timeOf = (moment: string) =>
  new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
