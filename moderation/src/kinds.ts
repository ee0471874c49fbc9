/** Kinds of lines, in the order of the classifier's heads. */
export const lineKinds = ['fine', 'unsafe', 'unkind', 'rude', 'personal', 'help'] as const;
export type LineKind = (typeof lineKinds)[number];

/**
 * `unsafe`: somebody tries to get close to a child, threatens, or cheats. `unkind`: hurts somebody. `rude`: swears.
 * `personal`: finds a person. `help`: somebody speaks of hurting themselves or of being hurt.
 */
export type Kind = Exclude<LineKind, 'fine'>;
export const kinds = lineKinds.slice(1) as readonly Kind[];
