// Shared functions of the measuring scripts.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { findBrowser } from './browser.mjs';

const page = 'docs/benchmarks.md';

/** Runs a script and returns the table that it prints. */
export async function tableOf(script, args = []) {
  const { stdout, status } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: await findBrowser() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.log(stdout);
  if (!stdout.includes('|')) throw new Error(`${script} ended with ${status}`);
  return stdout.trim();
}

/** Date and machine of a measurement. */
export function describeMachine() {
  const date = new Date().toISOString().slice(0, 10);
  const processors = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
  return `${date}, ${processors}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}`;
}

/** Replaces the text after the start mark, up to the end mark or, without one, the end of the page. */
export function writeMeasured(text, start, end) {
  const before = readFileSync(page, 'utf8');
  const from = before.indexOf(start);
  if (from < 0) throw new Error(`${page} has no ${start}`);
  const rest = end ? before.slice(before.indexOf(end, from)) : '';
  writeFileSync(
    page,
    `${before.slice(0, from + start.length)}\n\n${text.trim()}\n${rest && `\n${rest}`}`,
  );
  console.log(`Written to ${page}.`);
}
