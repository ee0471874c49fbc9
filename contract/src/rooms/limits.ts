/** How many and how much, for both sides of a room's socket. */
export const roomLimits = {
  /** Learners in one room. */
  seats: 12,
  /** Characters of a room's name. */
  nameLength: 60,
  /** Characters of a chat message. */
  messageLength: 500,
  /** The latest chat messages that a newcomer is given. */
  savedMessages: 100,
  /** Bytes of one message to the server. */
  payload: 16 * 1024,
  /** Characters of base64 in one circuit update to the server; longer ones are sent in parts, an edit each. */
  circuitDataLength: 15_000,
  /** Bytes of a room's whole circuit. */
  circuitSize: 256 * 1024,
  /** Chat messages of one learner, in so many milliseconds. */
  chat: { count: 5, within: 5000 },
  circuit: { count: 10, within: 1000 },
  /** Everything else together: cursors, the shared run, joining. */
  other: { count: 20, within: 1000 },
  /** Milliseconds between the server's pings. */
  heartbeat: 15_000,
} as const;
