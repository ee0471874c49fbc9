/** Limits that both sides of a room's socket share. */
export const roomLimits = {
  /** Learners in one room. */
  seats: 12,
  /** Characters of a room's name. */
  nameLength: 60,
  /** Characters of a chat message. */
  messageLength: 500,
  /** Latest chat messages that a newcomer receives. */
  savedMessages: 100,
  /** Bytes of one message to the server. */
  payload: 16 * 1024,
  /** Characters of base64 in one circuit update to the server. Longer changes are sent as several updates. */
  circuitDataLength: 15_000,
  /** Bytes of a room's whole circuit. */
  circuitSize: 256 * 1024,
  /** Chat messages of one learner in this many milliseconds. */
  chat: { count: 5, within: 5000 },
  circuit: { count: 10, within: 1000 },
  /** All other messages together: cursors, the shared run, joining. */
  other: { count: 20, within: 1000 },
  /** Milliseconds between the server's pings. */
  heartbeat: 15_000,
} as const;
