/** The learner's requests to the room besides chat and edits, and the news that the page gets about it. */
import type { ClientMessage, CurrentUser } from '@qubloom/contract';

type WithoutRoom<Message> = Message extends ClientMessage ? Omit<Message, 'roomId' | 'ref'> : never;

/** A message whose result is awaited. `ref` and the room are filled in. */
export type RoomRequest = WithoutRoom<
  Extract<
    ClientMessage,
    {
      type:
        | 'ASK_FOR_LEAD'
        | 'TAKE_LEAD'
        | 'GIVE_LEAD'
        | 'REMOVE_LEARNER'
        | 'HIDE_LEARNER'
        | 'REPORT_LEARNER';
    }
  >
>;

/** News that the page shows in toasts. */
export type RoomNews =
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'connection-error' }
  | { readonly kind: 'error'; readonly error: string }
  | { readonly kind: 'done'; readonly request: RoomRequest };

export interface RoomConnectionOptions {
  readonly roomId: number;
  readonly user: Pick<CurrentUser, 'id' | 'username'>;
  readonly onNews: (news: RoomNews) => void;
  /** Called because a browser does not report that a socket was refused after the session ended. */
  readonly onNoWayIn: () => void;
}
