/** Everything that is stored about a learner, as a page that opens anywhere. */
import { brand, type PersonalData } from '@qubloom/contract';

/** Built from nodes, so that texts written by learners stay texts. */
export function readablePage({ username, madeAt, parts }: PersonalData): string {
  const page = document.implementation.createHTMLDocument(`${username} at ${brand.name}`);
  page.documentElement.lang = 'en';
  const add = (parent: Node, name: string, text = '') => {
    const element = page.createElement(name);
    element.textContent = text;
    return parent.appendChild(element);
  };
  add(page.head, 'meta').setAttribute('charset', 'utf-8');
  add(
    page.head,
    'style',
    'body{font:16px/1.5 sans-serif;margin:2rem}table{border-collapse:collapse}th,td{border:1px solid #999;padding:.3rem .6rem;text-align:left;vertical-align:top}',
  );
  add(page.body, 'h1', `What ${brand.name} keeps about ${username}`);
  add(page.body, 'p', `As of ${wordsOf(madeAt)}.`);
  for (const { heading, rows } of parts) {
    add(page.body, 'h2', heading);
    const [first] = rows;
    if (first === undefined) {
      add(page.body, 'p', 'Nothing.');
      continue;
    }
    const columns = Object.keys(first);
    const table = add(page.body, 'table');
    const head = add(add(table, 'thead'), 'tr');
    for (const column of columns) add(head, 'th', column.replaceAll('_', ' '));
    const body = add(table, 'tbody');
    for (const row of rows) {
      const line = add(body, 'tr');
      for (const column of columns) add(line, 'td', wordsOf(row[column]));
    }
  }
  return `<!doctype html>\n${page.documentElement.outerHTML}`;
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value as string | number);
  return /^\d{4}-\d\d-\d\dT/.test(text)
    ? new Date(text).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
    : text;
}
