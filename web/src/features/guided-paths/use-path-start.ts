import type { GuidedPath, GuidedPathProgress } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { guidedPaths } from '../../product/api/endpoints.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { myGuidedPathsQuery } from '../../product/guided-paths/my-paths-query.ts';

/** Starts a path. If it was already started, nothing changes. */
export function usePathStart(path: GuidedPath, onStarted: (progress: GuidedPathProgress) => void) {
  const queries = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: () => call(guidedPaths.start, { params: { id: path.id } }),
    onError: () =>
      toasts.show({
        title: 'Error starting path',
        description: 'It did not start. Try again in a moment.',
        variant: 'destructive',
      }),
    onSuccess: (progress) => {
      queries.setQueryData(myGuidedPathsQuery.queryKey, (mine) => [
        ...(mine ?? []).filter((one) => one.path.id !== path.id),
        { path, progress },
      ]);
      onStarted(progress);
    },
  });
}
