import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { mailTransport } from './transport.ts';

test('without an SMTP server, an email becomes files that only their owner can read, and the log names them', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'qubloom-mail-'));
  const logged: string[] = [];
  const logger = createLogger({
    level: 'info',
    destination: { write: (line) => logged.push(line) },
  });
  const transport = mailTransport({ smtpUrl: undefined, mailFrom: '', dataFolder }, logger);
  const mail = {
    to: 'a@example.org',
    id: 'verify-7',
    subject: 'Hello',
    text: 'Hi',
    html: '<p>Hi',
    headers: { 'List-Unsubscribe': '<https://qubloom.example/off>' },
  };
  await transport.send(mail);
  const folder = join(dataFolder, 'outbox');
  expect((await readdir(folder)).sort()).toEqual(['verify-7.html', 'verify-7.txt']);
  const file = join(folder, 'verify-7.txt');
  expect(await readFile(file, 'utf8')).toBe(
    'To: a@example.org\nSubject: Hello\nList-Unsubscribe: <https://qubloom.example/off>\n\nHi',
  );
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(logged.join()).toContain(file);
  expect(logged.join()).not.toContain('a@example.org');
  await rm(dataFolder, { recursive: true });
});
