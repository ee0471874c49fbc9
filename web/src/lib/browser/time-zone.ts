/** The IANA zone of this device's clock, e.g. `Europe/Berlin`. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
