/** Goes to a page of another site, in this tab. */
export function leaveFor(url: string): void {
  // Of all that an address can be, only a page.
  if (/^https?:$/.test(new URL(url).protocol)) window.location.assign(url);
}
