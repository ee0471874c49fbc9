/** Names the browser and the operating system of a call, without details that could identify a person. */

/** The order matters: nearly every browser also claims to be Chrome or Safari. */
const families: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

/** The order matters: Android claims to be Linux, and an iPhone claims to be like a Mac. */
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['an iPhone', /\biP(?:hone|od)\b/],
  ['an iPad', /\biPad\b/],
  ['a Chromebook', /\bCrOS\b/],
  ['a Mac', /\bMacintosh\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
];

/** The browser's family and its system, so that a learner can tell sessions apart: `Firefox on Windows`. */
export function agentName(userAgent: string | undefined): string | null {
  const family = agentFamily(userAgent);
  const start = userAgent?.slice(0, 512) ?? '';
  const system = systems.find(([, mark]) => mark.test(start))?.[0];
  return family === null || system === undefined ? family : `${family} on ${system}`;
}

export function agentFamily(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const start = userAgent.slice(0, 512);
  return families.find(([, mark]) => mark.test(start))?.[0] ?? 'Other';
}
