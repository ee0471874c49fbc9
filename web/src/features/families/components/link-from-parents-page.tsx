/** Makes the link that a parent asked for on the parent's page, before signing in here. */
import type { UserId } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, call, errorSentence } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { isLinkGone } from '../../../product/mailed-links/mailed-link.tsx';
import {
  forgetFamilyLink,
  keptFamilyLink,
  type FamilyLink,
} from '../../../product/storage/kept-family-link.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { familyQuery } from '../queries.ts';

export interface LinkFromParentsPageProps {
  readonly onLinked: (id: UserId) => void;
}

export function LinkFromParentsPage({ onLinked }: LinkFromParentsPageProps) {
  const queryClient = useQueryClient();
  const { mutate, ...add } = useMutation({
    mutationFn: ({ key }: FamilyLink) => call(families.addByMail, { body: { key } }),
    onSuccess: async ({ id }) => {
      forgetFamilyLink();
      await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey, exact: true });
      onLinked(id);
    },
    // A refusal is final. If no answer came, the link can be tried again.
    onError: (error) => error instanceof ApiError && forgetFamilyLink(),
  });
  const isSent = useRef(false);
  useEffect(() => {
    const link = keptFamilyLink();
    if (isSent.current || !link) return;
    isSent.current = true;
    mutate(link);
  }, [mutate]);
  const { error, variables } = add;
  if (!variables) return null;
  const { firstName } = variables;
  return (
    <Card className="flex flex-col items-start gap-3">
      <p role="status">
        {add.isPending && `Adding ${firstName}...`}
        {add.isSuccess && `${firstName} is on your family page now.`}
        {isLinkGone(error)
          ? `The parent's page has closed, so ${firstName} couldn't be added. Open it again with a new link.`
          : error && errorSentence(error)}
      </p>
      {isLinkGone(error) && (
        <ButtonLink to="/parent" variant="secondary">
          Send me a new link
        </ButtonLink>
      )}
      {error && !(error instanceof ApiError) && (
        <Button variant="secondary" onClick={() => mutate(variables)}>
          Try Again
        </Button>
      )}
    </Card>
  );
}
