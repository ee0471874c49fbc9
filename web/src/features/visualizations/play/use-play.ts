/** One visit to a visualization: its timer, its count, and its reports to the server. */
import type { InteractBody, VisualizationId } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { visualizations } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { useOutgoing } from '../../../product/outgoing/use-outgoing.ts';
import { achievementToast } from '../../../product/rewards/achievement-toast.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { myVisualizationsQuery } from '../queries.ts';
import { useCompleted } from '../use-completed.ts';
import { isUnreported, playAfter, reportOf, startPlay } from './play-state.ts';

export interface VisualizationPlay {
  /** Seconds on this page. */
  readonly seconds: number;
  readonly interactions: number;
  readonly isCompleted: boolean;
  /** It was completed on this visit. */
  readonly isFresh: boolean;
  readonly interact: () => void;
  readonly complete: () => void;
}

export function usePlay(id: VisualizationId): VisualizationPlay {
  const [play, dispatch] = useReducer(playAfter, startPlay);
  const { user } = useAuth();
  const { isCompleted } = useCompleted();
  const { report, completion } = useReports(id);
  const leave = useEffectEvent(() => {
    if (!user || !isUnreported(play)) return;
    report(reportOf(play, false));
    dispatch({ kind: 'reported' });
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) dispatch({ kind: 'second' });
    }, 1000);
    const hide = () => {
      if (document.hidden) leave();
    };
    const close = () => leave();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', close);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', close);
      close();
    };
  }, []);
  // A visitor's completion is stored until they sign in, which the page asks for.
  const isFresh = user !== null && (completion.isPending || completion.isSuccess);
  return {
    seconds: play.seconds,
    interactions: play.interactions,
    isCompleted: isCompleted(id) || isFresh,
    isFresh,
    interact: () => dispatch({ kind: 'change', at: performance.now() }),
    complete: () => {
      // Pressing it again belongs to the same visit.
      if (!user && !completion.isIdle) return;
      completion.mutate(reportOf(play, true));
      dispatch({ kind: 'reported' });
    },
  };
}

/** A report of time alone needs no answer. A refused completion is announced and taken back. */
function useReports(id: VisualizationId) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const { send } = useOutgoing(visualizations.interact);
  const sendReport = async (body: InteractBody) => {
    const sent = await send({ params: { id }, body });
    if (sent.isKept) return;
    const { newAchievements, ...play } = sent.reply;
    // If the list was never loaded, this one entry would look like all of it.
    queries.setQueryData(
      myVisualizationsQuery.queryKey,
      (mine) =>
        mine && [
          ...mine.filter(({ visualizationId }) => visualizationId !== id),
          { visualizationId: id, ...play },
        ],
    );
    if (!body.completed) return;
    toasts.showInTurn(newAchievements.map(achievementToast));
    for (const queryKey of [queryKeys.user, queryKeys.dashboard, queryKeys.achievements]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
  const completion = useMutation({
    mutationFn: sendReport,
    onError: () =>
      toasts.show({
        title: 'Error saving progress',
        description: 'There was a problem saving your progress',
        variant: 'destructive',
      }),
  });
  return {
    report: (body: InteractBody) => void sendReport(body).catch(() => undefined),
    completion,
  };
}
