/** Sent emails, which are files if there is no SMTP server. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { sharedSite } from './shared-site.ts';
import type { SiteAddress } from './site.ts';

async function mailsTo(address: string, { dataFolder }: SiteAddress): Promise<string[]> {
  const folder = join(dataFolder, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.filter((text) => text.startsWith(`To: ${address}\n`));
}

/** Waits for an email whose subject contains this text. */
export async function mailTo(
  address: string,
  subject: string,
  site = sharedSite(),
): Promise<string> {
  const subjectOf = (mail: string) => mail.split('\n', 2)[1] ?? '';
  let mails: string[] = [];
  await expect(async () => {
    mails = await mailsTo(address, site);
    expect(mails.map(subjectOf)).toContainEqual(expect.stringContaining(subject));
  }).toPass({ timeout: 60_000 });
  return mails.find((mail) => subjectOf(mail).includes(subject)) ?? '';
}

/** Returns the link of an email without its origin. */
export function linkIn(mail: string, page: string): string {
  return new RegExp(`/${page}#[\\w-]+`).exec(mail)?.[0] ?? '';
}
