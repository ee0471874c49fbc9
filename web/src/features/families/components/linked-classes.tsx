import type { FamilyLink } from '@qubloom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { ClassesOfChild } from '../../../product/classes/classes-of-child.tsx';
import { nameOf } from '../../../product/learner/names-of.ts';
import { NotLoaded } from '../../../product/site/not-loaded.tsx';
import { linkedClassesQuery } from '../queries.ts';

/** Shows nothing for a learner without classes. */
export function LinkedClasses({ learner }: { readonly learner: FamilyLink }) {
  const { id } = learner;
  const query = linkedClassesQuery(id);
  const queryClient = useQueryClient();
  const { data: found, error, refetch } = useQuery(query);
  if (!found) return error && <NotLoaded onRetry={() => void refetch()} />;
  return (
    <ClassesOfChild
      name={nameOf(learner)}
      classes={found.classes}
      end={async (classId) => {
        await call(classes.endOfChild, { params: { id, classId }, body: {} });
        await queryClient.invalidateQueries({ queryKey: query.queryKey });
      }}
    />
  );
}
