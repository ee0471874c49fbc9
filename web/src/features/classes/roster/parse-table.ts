/** Splits text with commas, semicolons, or tabs into rows of cells, as in RFC 4180. */

export interface TableRow {
  /** Line of the text in which the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** If two are in as many lines, the earlier one is more likely to separate cells. */
const separators = ['\t', ';', ','] as const;

/** Rows without any text are left out. */
export function parseTable(text: string): readonly TableRow[] {
  const plain = text.replace(/^\ufeff/, '');
  const separator = separatorOf(plain);
  const rows: TableRow[] = [];
  let line = 1;
  let beginsAt = 1;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: beginsAt, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < plain.length; at += 1) {
    const character = plain.charAt(at);
    const next = plain.charAt(at + 1);
    const isBreak = character === '\n' || (character === '\r' && next !== '\n');
    if (isBreak) line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (next === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (isBreak) {
      endRow();
      beginsAt = line;
    } else if (character !== '\r') cell += character;
  }
  endRow();
  return rows;
}

function separatorOf(text: string): string {
  const lines = text
    .slice(0, 10_000)
    .split(/[\r\n]+/)
    .slice(0, 20)
    .map((line) => line.replaceAll(/"[^"]*"/g, ''));
  const found = separators.map((separator) => ({
    separator,
    count: lines.filter((line) => line.includes(separator)).length,
  }));
  return found.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}
