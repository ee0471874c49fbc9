/** Sent emails, which are files if there is no SMTP server. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { sharedSite } from './shared-site.ts';

async function mailsTo(address: string): Promise<string[]> {
  const folder = join(sharedSite().dataFolder, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.filter((text) => text.startsWith(`To: ${address}\n`));
}

/** Waits for an email whose subject contains this text. */
export async function mailTo(address: string, subject: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const mails = await mailsTo(address);
    found = mails.find((text) => text.split('\n', 2)[1]?.includes(subject));
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** Returns the link of an email without its origin. */
export function linkIn(mail: string, page: string): string {
  return new RegExp(`/${page}#[\\w-]+`).exec(mail)?.[0] ?? '';
}
