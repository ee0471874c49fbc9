/** Mails that have left: without an SMTP server they become files. */
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

/** Waits for the mail whose subject this is part of. */
export async function mailTo(address: string, subject: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const mails = await mailsTo(address);
    found = mails.find((text) => text.split('\n', 2)[1]?.includes(subject));
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** As a reader would press it, without the origin. */
export function linkIn(mail: string, page: string): string {
  return new RegExp(`/${page}#[\\w-]+`).exec(mail)?.[0] ?? '';
}
