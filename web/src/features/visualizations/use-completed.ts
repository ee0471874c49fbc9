import type { VisualizationId } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { visualizations } from '../../lib/api/endpoints.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { useOutgoing } from '../../product/outgoing/outgoing.ts';
import { myVisualizationsQuery } from './queries.ts';

export interface Completed {
  /** False for a visitor, and where it could not be read. */
  readonly isCompleted: (id: VisualizationId) => boolean;
  readonly isLoading: boolean;
}

/** Which visualizations the learner has completed, with those that wait to be sent. */
export function useCompleted(): Completed {
  const { user, isLoading } = useAuth();
  const { data, isFetched } = useQuery({ ...myVisualizationsQuery, enabled: user !== null });
  const { kept } = useOutgoing(visualizations.interact);
  return {
    isCompleted: (id) =>
      user !== null &&
      (data?.some((play) => play.visualizationId === id && play.completed) === true ||
        kept.some(({ params, body }) => params.id === id && body?.completed)),
    // What failed is asked for anew by whatever is shown then, which must not go away again meanwhile.
    isLoading: isLoading || (user !== null && !isFetched),
  };
}
