import { consent, consentDays } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { users } from '../../platform/database/schema/index.ts';
import { MailRefused } from '../../platform/mail/transport.ts';
import { useTestApp } from '../../testing/app.ts';
import { ada } from '../../testing/people.ts';

const day = 24 * 3_600_000;
const site = useTestApp({
  options: { mail: { send: () => Promise.reject(new MailRefused('no such mailbox')) } },
});

describe('a mail server that is down for days', () => {
  const state = { isAway: true };
  const mails: string[] = [];
  const unlucky = useTestApp({
    options: {
      mail: {
        send: ({ to }) => {
          if (state.isAway) return Promise.reject(new Error('connection refused'));
          mails.push(to);
          return Promise.resolve();
        },
      },
    },
  });

  test('only delays the notice to a parent: one is sent once the server is back', async () => {
    const child = { ...ada, ageRange: 'under-13', lastName: '' } as const;
    unlucky.clock.set(new Date());
    const browser = await unlucky.signUp(child);
    await unlucky.doJobs();
    for (let hours = 0; hours < 3 * 24; hours += 12) {
      unlucky.clock.pass(day / 2);
      await unlucky.forgetOld();
    }
    expect((await browser.call(consent.mine)).consent).toMatchObject({ askedAt: null });
    state.isAway = false;
    await unlucky.forgetOld();
    await unlucky.doJobs();
    expect(mails).toEqual([ada.email]);
    await unlucky.forgetOld();
    await unlucky.doJobs();
    expect(mails).toEqual([ada.email]);
    expect((await browser.call(consent.mine)).consent).toMatchObject({
      askedAt: expect.any(String),
    });
  });
});

test('an account whose parent’s mailbox does not exist is also erased after 14 days', async () => {
  const child = { ...ada, ageRange: 'under-13', lastName: '' } as const;
  const browser = await site.signUp(child);
  await site.doJobs();
  // So the child is not told that an email has arrived.
  expect((await browser.call(consent.mine)).consent).toMatchObject({
    erasedAt: expect.any(String),
    askedAt: null,
  });
  site.clock.pass(consentDays * day - 60_000);
  await site.forgetOld();
  expect(await site.database.$count(users)).toBe(1);
  site.clock.pass(120_000);
  await site.forgetOld();
  expect(await site.database.$count(users)).toBe(0);
});
