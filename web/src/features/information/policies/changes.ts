/**
 * When the text of each policy was changed last. `policies.test.tsx` compares the texts with these digests: who
 * changes a text sets its day and its digest.
 */
export interface PolicyChange {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** The first 16 hexadecimal digits of the SHA-256 of the text. */
  readonly digest: string;
}

export const policyChanges = {
  privacy: { day: '2026-11-29', digest: '7a6a49941c4cfd88' },
  terms: { day: '2026-11-28', digest: 'd85fe96e6bc26989' },
  cookies: { day: '2026-11-29', digest: 'e67f0ac975680a59' },
  data: { day: '2026-11-29', digest: 'aa7f57fb07057ed7' },
  accessibility: { day: '2026-11-29', digest: 'f6099e6409cf9d2b' },
} as const satisfies Record<string, PolicyChange>;

export type PolicyId = keyof typeof policyChanges;

/** The first version of the policies came into force on this day. */
export const firstPublished = '2025-03-24';
