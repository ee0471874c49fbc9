/** Recognizes the IANA zone that a browser names. */

/** An unknown zone is ignored, because it must not keep anyone from signing in. */
export function knownTimeZone(name: string | undefined): string | undefined {
  // Intl accepts offsets such as "+05:00", but they are not zones: they have no daylight saving time.
  if (name === undefined || !/^[A-Za-z]/.test(name)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Intl returns a zone's primary name (Katmandu for Kathmandu). Another name stays as the browser
    // wrote it, because only Intl counts days, and it takes any name in any case.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return undefined;
  }
}
