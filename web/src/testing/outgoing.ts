import { Outgoing } from '../product/outgoing/outgoing.ts';

/** The queue of a learner, for parts of pages that are rendered alone. */
export function outgoingOf(learner: number | undefined): Outgoing {
  const outgoing = new Outgoing({
    onSentLater: () => undefined,
    onRefusedLater: () => undefined,
    onSentQuietly: () => undefined,
    onSentElsewhere: () => undefined,
    onSignedOut: () => undefined,
    onBack: () => undefined,
  });
  outgoing.setLearner(learner);
  return outgoing;
}
