/** Reasons for closing a room's socket, and whether a page reconnects. */

export const closeCodes = {
  /** The learner left. */
  left: 1000,
  /** This server is stopping; another server, or this one after its restart, is available at once. */
  'server-stops': 1001,
  /** Binary data. */
  binary: 1003,
  /** More than `roomLimits.payload` bytes in one message. */
  'too-large': 1009,
  /** Something went wrong on the server. */
  failed: 1011,
  /** The message was not JSON, or did not match `ClientMessage`. */
  'bad-message': 4400,
  /** The session ended by signing out, a new password, or the erasure of the account. */
  'signed-out': 4401,
  /** This learner may not be in this room now; an ERROR message sent before explains why. */
  'not-allowed': 4403,
  /** The room was closed or never existed. */
  'no-such-room': 4404,
  /** The live lesson is over, or it is not for this learner. */
  'no-live-lesson': 4405,
  /** The room's maker removed the learner. */
  removed: 4410,
  /** Messages for this socket piled up faster than it received them. */
  'too-slow': 4413,
  /** Every seat is taken. */
  'room-full': 4423,
  /** Far more messages or sockets than allowed. */
  flood: 4429,
} as const;

export type CloseReason = keyof typeof closeCodes;

/** Returns null for codes that are not ours, such as 1006 for a broken connection. */
export function closeReasonOf(code: number): CloseReason | null {
  const found = Object.entries(closeCodes).find(([, one]) => one === code);
  return found ? (found[0] as CloseReason) : null;
}

const final: ReadonlySet<CloseReason> = new Set<CloseReason>([
  'left',
  'signed-out',
  'not-allowed',
  'no-such-room',
  'no-live-lesson',
  'removed',
  'room-full',
]);

/** Returns true if a page reconnects by itself after this code. */
export function mayReconnectAfter(code: number): boolean {
  const reason = closeReasonOf(code);
  return reason === null || !final.has(reason);
}
