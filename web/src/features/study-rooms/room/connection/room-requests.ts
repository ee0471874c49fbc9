/** What a learner asks of the room besides talking and building, and what the page hears of it. */

/** A message that somebody waits for; `ref` and the room are put in. */
export type RoomRequest =
  | { readonly type: 'ASK_FOR_LEAD' }
  | { readonly type: 'GIVE_LEAD' | 'REMOVE_LEARNER'; readonly userId: number }
  | {
      readonly type: 'HIDE_LEARNER';
      readonly userId: number;
      readonly how: 'mute' | 'block' | 'show';
    }
  | {
      readonly type: 'REPORT_LEARNER';
      readonly userId: number;
      readonly reason: 'unkind' | 'personal' | 'unsafe' | 'other';
      readonly messageId?: number;
    };

/** What the page says in a toast. */
export type RoomNews =
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'connection-error' }
  | { readonly kind: 'error'; readonly error: string }
  | { readonly kind: 'done'; readonly request: RoomRequest };
