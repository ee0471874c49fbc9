/** The IANA zone that a browser names, if this server knows it. */

/** A zone that is not known is ignored: it must not keep anyone from signing in. */
export function knownTimeZone(name: string | undefined): string | undefined {
  // Offsets such as "+05:00" are accepted by Intl but are no zones: they know no summer time.
  if (name === undefined || !/^[A-Za-z]/.test(name)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Intl answers with a zone's first name (Katmandu for Kathmandu). Another name stays as the browser
    // wrote it; days are counted by Intl alone, which takes any name in any case.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return undefined;
  }
}
