/** Links the child whose parent's page led here, maybe by way of signing in. */
import type { UserId } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, call, errorSentence } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { isLinkGone } from '../../../product/mailed-links/mailed-link.tsx';
import { forgetFamilyKey, keptFamilyKey } from '../../../product/storage/kept-family-key.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { nameOf } from '../../../product/learner/names-of.ts';
import { familyQuery } from '../queries.ts';

export interface ChildFromParentsPageProps {
  readonly onLinked: (id: UserId) => void;
}

export function ChildFromParentsPage({ onLinked }: ChildFromParentsPageProps) {
  const queryClient = useQueryClient();
  const { mutate, ...add } = useMutation({
    mutationFn: (key: string) => call(families.addByMail, { body: { key } }),
    onSuccess: async ({ id }) => {
      forgetFamilyKey();
      await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey, exact: true });
      onLinked(id);
    },
    // A refusal is final. If no answer came, it can be tried again.
    onError: (error) => error instanceof ApiError && forgetFamilyKey(),
  });
  const isSent = useRef(false);
  useEffect(() => {
    const key = keptFamilyKey();
    if (isSent.current || key === null) return;
    isSent.current = true;
    mutate(key);
  }, [mutate]);
  const { error, variables: key } = add;
  if (key === undefined) return null;
  return (
    <Card className="flex flex-col items-start gap-3">
      <p role="status">
        {add.isPending && 'Adding your child...'}
        {add.isSuccess && `${nameOf(add.data)} is on your family page now.`}
        {isLinkGone(error)
          ? "The parent's page has closed, so your child is not here yet. Open it again with a new link."
          : error && errorSentence(error)}
      </p>
      {isLinkGone(error) && (
        <ButtonLink to="/parent" variant="secondary">
          Send me a new link
        </ButtonLink>
      )}
      {error && !(error instanceof ApiError) && (
        <Button variant="secondary" onClick={() => mutate(key)}>
          Try Again
        </Button>
      )}
    </Card>
  );
}
