/** What a learner asks of the room besides talking and building, and what the page hears of it. */
import type { ClientMessage, CurrentUser } from '@qubloom/contract';

type WithoutRoom<Message> = Message extends ClientMessage ? Omit<Message, 'roomId' | 'ref'> : never;

/** A message that somebody waits for; `ref` and the room are put in. */
export type RoomRequest = WithoutRoom<
  Extract<
    ClientMessage,
    {
      type: 'ASK_FOR_LEAD' | 'GIVE_LEAD' | 'REMOVE_LEARNER' | 'HIDE_LEARNER' | 'REPORT_LEARNER';
    }
  >
>;

/** What the page says in a toast. */
export type RoomNews =
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'connection-error' }
  | { readonly kind: 'error'; readonly error: string }
  | { readonly kind: 'done'; readonly request: RoomRequest };

export interface RoomConnectionOptions {
  readonly roomId: number;
  readonly user: Pick<CurrentUser, 'id' | 'username'>;
  readonly onNews: (news: RoomNews) => void;
  /** A browser does not tell that a socket was refused because the session is over. */
  readonly onNoWayIn: () => void;
}
