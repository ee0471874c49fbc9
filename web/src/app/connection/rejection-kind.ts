/** The subject of an unhandled rejection, by its reason. */
export type RejectionKind = 'empty' | 'connection' | 'payment' | 'other';

const payment = /payment|stripe/i;
const connection =
  /websocket|\[?vite\]?|dev(elopment)?[ -]server|hmr|failed to fetch|fetch failed|load failed|network ?error/i;

export function rejectionKind(reason: unknown): RejectionKind {
  if (isEmpty(reason)) return 'empty';
  const { name, message, stack } = detailsOf(reason);
  if (payment.test(message)) return 'payment';
  if (reason instanceof DOMException) return 'connection';
  if (connection.test(`${name} ${message}`)) return 'connection';
  return message === '' && stack === '' ? 'connection' : 'other';
}

function isEmpty(reason: unknown): boolean {
  if (reason === undefined || reason === null || reason === '') return true;
  return (
    typeof reason === 'object' &&
    Object.getPrototypeOf(reason) === Object.prototype &&
    Object.keys(reason).length === 0
  );
}

function detailsOf(reason: unknown): { name: string; message: string; stack: string } {
  if (typeof reason !== 'object' || reason === null) {
    return { name: '', message: String(reason), stack: '' };
  }
  const { name = '', message = '', stack = '' } = reason as Partial<Error>;
  return { name: String(name), message: String(message), stack: String(stack) };
}
