/** Why a room's socket was closed, and whether to come back. */

export const closeCodes = {
  /** The learner left. */
  left: 1000,
  /** This server stops; another one, or the next, is there at once. */
  'server-stops': 1001,
  /** Binary data. */
  binary: 1003,
  /** More than `roomLimits.payload` bytes in one message. */
  'too-large': 1009,
  /** Something went wrong on the server. */
  failed: 1011,
  /** No JSON, or no message that `ClientMessage` knows. */
  'bad-message': 4400,
  /** The session ended: signed out, a new password, the account erased. */
  'signed-out': 4401,
  /** This learner may not be in this room now; an ERROR before it says why. */
  'not-allowed': 4403,
  /** The room was closed or never was. */
  'no-such-room': 4404,
  /** Removed by whoever made the room. */
  removed: 4410,
  /** The messages for this socket piled up faster than it took them. */
  'too-slow': 4413,
  /** Every seat is taken. */
  'room-full': 4423,
  /** Many more messages than allowed, or many more sockets. */
  flood: 4429,
} as const;

export type CloseReason = keyof typeof closeCodes;

/** Null for a code that is not ours, such as 1006: the connection broke. */
export function closeReasonOf(code: number): CloseReason | null {
  const found = Object.entries(closeCodes).find(([, one]) => one === code);
  return found ? (found[0] as CloseReason) : null;
}

const final: ReadonlySet<CloseReason> = new Set<CloseReason>([
  'left',
  'signed-out',
  'not-allowed',
  'no-such-room',
  'removed',
  'room-full',
]);

/** Whether a page comes back by itself after a socket was closed so. */
export function returnsAfter(code: number): boolean {
  const reason = closeReasonOf(code);
  return reason === null || !final.has(reason);
}
