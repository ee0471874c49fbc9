/** Until the toolkit is there. */
export function callEngine(_request: string): string {
  return JSON.stringify({ error: 'There is no engine yet.' });
}
