/** Lets features submit what a learner did: at once if the server answers, else later, automatically. */
import type { BodyInput, Endpoint, ParamsOf, ReplyOf, RouteTo } from '@qubloom/contract';
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Entry, OutgoingInput } from './entries.ts';
import type { Outgoing, OutgoingState, Sent } from './outgoing.ts';

export const OutgoingContext = createContext<Outgoing | null>(null);

function useQueue(): Outgoing {
  const outgoing = use(OutgoingContext);
  if (!outgoing) throw new Error('what goes out is used within an OutgoingContext');
  return outgoing;
}

/** Lets a learner who signs out send or forget the entries that still wait. */
export function useSignOutQueue(): Pick<Outgoing, 'sendNow' | 'forgetAll'> {
  return useQueue();
}

/** Sends the newest state of something once it has not changed for a while. Nothing waits for the answer. */
export function useSendNewest<E extends Endpoint>(
  route: RouteTo<E>,
): (input: Required<InputOf<E>>) => void {
  const queue = useQueue();
  const { method, path } = route;
  return useCallback(
    (input) => queue.sendNewest({ method, path }, input as OutgoingInput),
    [queue, method, path],
  );
}

/** The work done before signing in, for the page that asks whether to keep it. */
export function useVisitorsCalls(): Pick<
  Outgoing,
  'subscribe' | 'visitorsEntries' | 'keepVisitors' | 'forgetVisitors'
> {
  return useQueue();
}

const nothing: OutgoingState = { kept: [], trouble: null };

export function useOutgoingState(): OutgoingState {
  const { subscribe, state } = useQueue();
  return useSyncExternalStore(subscribe, state, () => nothing);
}

export interface InputOf<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly body?: BodyInput<E>;
}

/** A call of this route that the server has not answered yet. */
export type Kept<E extends Endpoint> = Pick<Entry, 'key' | 'at' | 'turn' | 'route'> & InputOf<E>;

export interface OutgoingCalls<E extends Endpoint> {
  /**
   * Submits what the learner did. Without an answer, it is stored, even if the page is left, and sent later. A
   * visitor's work is stored until they sign in.
   * @throws {ApiError} if the server refuses it.
   */
  readonly send: (input: InputOf<E>) => Promise<Sent<ReplyOf<E>>>;
  /** Entries that wait for an answer, including those from before a reload and from other tabs; oldest first. */
  readonly kept: readonly Kept<E>[];
  /** Settles when the server has answered the stored entry. */
  readonly answerTo: (entry: Kept<E>) => Promise<ReplyOf<E>>;
}

/**
 * ```ts
 * const { send, kept } = useOutgoing(quizzes.submit);
 * const sent = await send({ params: { quizId }, body });
 * if (!sent.isKept) showResult(sent.reply);
 * ```
 */
export function useOutgoing<E extends Endpoint>(route: RouteTo<E>): OutgoingCalls<E> {
  const queue = useQueue();
  const state = useOutgoingState();
  const { method, path } = route;
  const send = useCallback(
    // The server sends every reply through the endpoint's schema.
    (input: InputOf<E>) =>
      queue.send({ method, path }, input as OutgoingInput) as Promise<Sent<ReplyOf<E>>>,
    [queue, method, path],
  );
  const kept = useMemo(
    // `send` stored these entries, and its types are the endpoint's.
    () => state.kept.filter((entry) => isOf(entry, method, path)) as unknown as readonly Kept<E>[],
    [state, method, path],
  );
  const answerTo = useCallback(
    (entry: Kept<E>) => queue.answerTo(entry as Entry) as Promise<ReplyOf<E>>,
    [queue],
  );
  return useMemo(() => ({ send, kept, answerTo }), [send, kept, answerTo]);
}

const isOf = ({ route }: Entry, method: string, path: string) =>
  route.method === method && route.path === path;
