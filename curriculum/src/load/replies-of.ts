/** The expected wrong answers that learners are sent: those with a reply. */

type Wrong<Kind extends string> = Readonly<Record<Kind, string>> & {
  readonly reply?: string | undefined;
};
type Replied<Kind extends string> = Readonly<Record<Kind | 'reply', string>>;

export function repliesOf<Kind extends 'circuit' | 'program'>(
  wrong: readonly Wrong<Kind>[],
  kind: Kind,
): { readonly replies?: Replied<Kind>[] } {
  const replies = wrong.flatMap(({ [kind]: answer, reply }) =>
    reply === undefined ? [] : [{ [kind]: answer, reply } as Replied<Kind>],
  );
  return replies.length > 0 ? { replies } : {};
}
