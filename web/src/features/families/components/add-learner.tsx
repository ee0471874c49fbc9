/** The two ways to a link: a code from 13, and the parent's page under 13. */
import type { FamilyLink } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { CodeField } from '../../../product/codes/code-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { FoldedPart } from '../../../ui/display/folded-part.tsx';
import { familyQuery } from '../queries.ts';

export interface AddLearnerProps {
  readonly isFirst: boolean;
  readonly onAdded: (learner: FamilyLink) => void;
}

/** Folded once there is a learner. */
export function AddLearner({ isFirst, onAdded }: AddLearnerProps) {
  const ways = <Ways onAdded={onAdded} />;
  if (isFirst) return <CardSection title="Add your child">{ways}</CardSection>;
  return (
    <FoldedPart title="Add a learner">
      <Card className="flex flex-col gap-5">{ways}</Card>
    </FoldedPart>
  );
}

function Ways({ onAdded }: Pick<AddLearnerProps, 'onAdded'>) {
  return (
    <>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h3 className="text-lg">From 13 to 17: with a code</h3>
          <p>
            Ask your child to open Profile, then Progress, then “Who can see it”, and to make a
            code. Type it here within an hour.
          </p>
        </div>
        <CodeForm onAdded={onAdded} />
      </div>
      <hr className="border-line" />
      <div className="flex flex-col items-start gap-4">
        <div className="flex flex-col gap-1">
          <h3 className="text-lg">Under 13: from the parent&apos;s page</h3>
          <p>
            We email you a link to the parent&apos;s page, at the address that your child gave when
            signing up. One button there adds your child here.
          </p>
        </div>
        <ButtonLink to="/parent" variant="secondary">
          Send me the link
        </ButtonLink>
      </div>
    </>
  );
}

function CodeForm({ onAdded }: Pick<AddLearnerProps, 'onAdded'>) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: () => call(families.addByCode, { body: { code } }),
    onSuccess: async (learner) => {
      await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey, exact: true });
      setCode('');
      onAdded(learner);
    },
    onError: () => input.current?.focus(),
  });
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isPending) add.mutate();
      }}
    >
      <CodeField
        ref={input}
        label="Code from your child"
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          add.reset();
        }}
        error={add.error ? errorSentence(add.error) : undefined}
      />
      <Button type="submit" busy={add.isPending}>
        {add.isPending ? 'Adding...' : 'Add the learner'}
      </Button>
    </form>
  );
}
