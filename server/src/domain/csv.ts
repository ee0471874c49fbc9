/** Tables as CSV by RFC 4180, safe to open in a spreadsheet. Pure. */

/** With it, spreadsheets read the text as UTF-8. */
const byteOrderMark = '\uFEFF';

export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

const quoted = (cell: string) => `"${asText(cell).replaceAll('"', '""')}"`;

/**
 * A spreadsheet takes cells that begin this way for formulas, some of them in full width, too.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A single quote makes it a text. */
const asText = (cell: string) => (beginsFormula.test(cell) ? `'${cell}` : cell);
