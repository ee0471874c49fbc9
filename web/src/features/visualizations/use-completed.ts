import type { VisualizationId } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { visualizations } from '../../product/api/endpoints.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { useOutgoing } from '../../product/outgoing/use-outgoing.ts';
import { myVisualizationsQuery } from './queries.ts';

export interface Completed {
  /** False for a visitor, and if it could not be loaded. */
  readonly isCompleted: (id: VisualizationId) => boolean;
  readonly isLoading: boolean;
}

/** The visualizations that the learner has completed, including those that wait to be sent. */
export function useCompleted(): Completed {
  const { user, isLoading } = useAuth();
  const { data, isFetched } = useQuery({ ...myVisualizationsQuery, enabled: user !== null });
  const { kept } = useOutgoing(visualizations.interact);
  return {
    isCompleted: (id) =>
      user !== null &&
      (data?.some((play) => play.visualizationId === id && play.completed) === true ||
        kept.some(({ params, body }) => params.id === id && body?.completed)),
    // Components fetch a failed query again when they appear, and must not disappear in the meantime.
    isLoading: isLoading || (user !== null && !isFetched),
  };
}
