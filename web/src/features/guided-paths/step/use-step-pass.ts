import type { GuidedPathId, GuidedStep } from '@qubloom/contract';
import { guidedPaths } from '../../../product/api/endpoints.ts';
import { useOutgoing } from '../../../product/outgoing/use-outgoing.ts';
import { useSavedPass, type SavedPass } from '../../../product/tasks/use-saved-pass.ts';
import { guidedStepsQuery } from '../queries.ts';

/** The pass of a challenge. */
export function useStepPass(path: GuidedPathId, step: GuidedStep): SavedPass {
  const { send, kept } = useOutgoing(guidedPaths.check);
  // Passed here, but not saved yet.
  const waiting = kept.find(({ params }) => params.stepId === step.id);
  return useSavedPass<GuidedStep[]>({
    circuit: step.passed ?? waiting?.body?.circuit,
    queryKey: guidedStepsQuery(path).queryKey,
    withPass: (steps, passed) =>
      steps?.map((one) => (one.id === step.id ? { ...one, passed } : one)),
    send: (circuit) => send({ params: { id: path, stepId: step.id }, body: { circuit } }),
  });
}
