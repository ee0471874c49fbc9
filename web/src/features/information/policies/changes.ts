/**
 * The day on which the text of each policy was last changed. `policies.test.tsx` compares the texts with these
 * digests. After changing a text, set its day and its digest.
 */
export interface PolicyChange {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** The first 16 hexadecimal digits of the SHA-256 of the text. */
  readonly digest: string;
}

export const policyChanges = {
  privacy: { day: '2026-12-01', digest: 'ddf1b1a3a11e636f' },
  terms: { day: '2026-11-30', digest: 'e265d73343e663b5' },
  cookies: { day: '2026-11-30', digest: '184c29ed82c49f75' },
  data: { day: '2026-11-30', digest: 'cd8810fa5fcdb5d1' },
  accessibility: { day: '2026-11-29', digest: 'f6099e6409cf9d2b' },
} as const satisfies Record<string, PolicyChange>;

export type PolicyId = keyof typeof policyChanges;

/** The first version of the policies came into force on this day. */
export const firstPublished = '2025-03-24';
