import { google } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { consents, identities, users } from '../../../platform/database/schema/index.ts';
import { mailboxHash } from '../../../platform/mail/mailbox.ts';
import { useTestApp } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { ada, grace } from '../../../testing/people.ts';
import { adasGoogle, newAda, useSiteWithGoogle } from '../../../testing/site-with-google.ts';

const minute = 60_000;
const { site, atGoogle, goRound, signUp } = useSiteWithGoogle();

async function openedWithGoogle(): Promise<Client> {
  const browser = site.visitor();
  await goRound(browser);
  expect((await signUp(browser)).status).toBe(200);
  return browser;
}

const learners = () => site.database.select().from(users);

describe('a person who comes from Google for the first time', () => {
  test('completes a form, is signed in, and can come back with Google alone', async () => {
    const browser = site.visitor();
    const end = await goRound(browser);
    expect(end).toEqual({
      outcome: 'new',
      newcomer: {
        email: ada.email,
        username: expect.stringMatching(/^[a-z]+-[a-z]+-\d{3}$/) as string,
        hasAccountAtAddress: false,
      },
      returnTo: null,
    });
    expect((await signUp(browser)).json()).toMatchObject({ username: 'ada', firstName: 'Ada' });
    expect((await browser.get('/api/user')).json()).toMatchObject({ username: 'ada' });
    expect(browser.googleCookie).toBeNull();

    const other = site.visitor();
    expect(await goRound(other, '/courses/1')).toMatchObject({
      outcome: 'signed-in',
      user: { username: 'ada' },
      returnTo: '/courses/1',
    });
    expect((await other.get('/api/user')).status).toBe(200);
  });

  // Shows: A30 unfinished
  test('is not stored anywhere before the form is sent', async () => {
    const tables = () =>
      Promise.all([site.database.$count(users), site.database.$count(identities)]);
    const browser = site.visitor();
    await goRound(browser);
    expect(await tables()).toEqual([0, 0]);
    expect(browser.googleCookie).not.toContain('ada');
    expect(site.logged.join()).not.toContain(ada.email);
  });

  test('has an address that Google confirms, or another one confirmed by email', async () => {
    await openedWithGoogle();
    await site.doJobs();
    expect(await learners()).toMatchObject([
      { email: ada.email, isEmailVerified: true, password: null },
    ]);
    expect(site.mails).toEqual([]);
    atGoogle.account = { ...adasGoogle, sub: 'another' };
    const browser = site.visitor();
    await goRound(browser);
    await signUp(browser, { username: 'ada-2', email: 'other@example.org' });
    await site.doJobs();
    expect(site.mails.map(({ to }) => to)).toEqual(['other@example.org']);
  });

  test('confirms the address by email if Google has not', async () => {
    atGoogle.account = { ...adasGoogle, email_verified: false };
    await openedWithGoogle();
    await site.doJobs();
    expect(await learners()).toMatchObject([{ isEmailVerified: false }]);
    expect(site.mails.map(({ subject }) => subject)).toEqual([
      'Please confirm your email for Qubloom',
    ]);
  });

  // Shows: A29 every way in
  test('waits for a parent if under 13, and the parent’s address replaces the child’s', async () => {
    const browser = site.visitor();
    await goRound(browser);
    const child = { ageRange: 'under-13', lastName: '' } as const;
    const own = await signUp(browser, { ...child, email: 'ada+mum@example.org' });
    expect([own.status, own.text]).toEqual([422, expect.stringContaining('parent')]);
    const answer = await signUp(browser, { ...child, email: 'annabella@example.org' });
    expect(answer.json()).toMatchObject({ ageRange: 'under-13', lastName: '' });
    expect(await learners()).toMatchObject([
      { email: 'annabella@example.org', isEmailVerified: false },
    ]);
    await site.doJobs();
    expect(site.mails.map(({ to }) => to)).toEqual(['annabella@example.org']);
    expect(site.mails[0]?.text).toContain('scrambled password or Google number');
    expect((await browser.get('/api/user/consent')).json()).toMatchObject({
      consent: { state: 'pending' },
    });
    const [consent] = await site.database.select().from(consents);
    expect(consent?.ownMailbox).toEqual(mailboxHash(ada.email));
  });

  test('must give an age, and follow the rules for names', async () => {
    const browser = site.visitor();
    await goRound(browser);
    const { ageRange: _, ...ageless } = newAda;
    const answer = await browser.post('/api/google/sign-up', ageless);
    expect([answer.status, answer.text]).toEqual([422, 'Please choose your age.']);
    expect((await signUp(browser, { username: 'admin' })).status).toBe(422);
    await site.signedIn(grace);
    expect((await signUp(browser, { username: 'GRACE' })).status).toBe(409);
    expect((await signUp(browser)).status).toBe(200);
  });

  test('gets one account from two forms at once', async () => {
    const browser = site.visitor();
    await goRound(browser);
    const kept = browser.googleCookie;
    const answers = await Promise.all(
      ['ada-1', 'ada-2', 'ada-3'].map((username) => {
        const tab = site.visitor();
        tab.googleCookie = kept;
        return signUp(tab, { username });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await site.database.$count(users)).toBe(1);
  });

  test('has twenty minutes for the form', async () => {
    const browser = site.visitor();
    await goRound(browser);
    site.clock.pass(21 * minute);
    expect(await signUp(browser)).toMatchObject({
      status: 400,
      text: 'That took too long. Please start again with Google.',
    });
  });
});

describe('an account with the same address', () => {
  // Shows: A30 same address
  test('is not opened by it, and only a person who reads its emails learns of it', async () => {
    await site.signUp(ada);
    const end = await goRound(site.visitor());
    expect(end).toMatchObject({ outcome: 'new', newcomer: { hasAccountAtAddress: true } });
    atGoogle.account = { ...adasGoogle, email_verified: false };
    const claimed = await goRound(site.visitor());
    expect(claimed).toMatchObject({ outcome: 'new', newcomer: { hasAccountAtAddress: false } });
    expect(await site.database.$count(identities)).toBe(0);
  });

  test('stays separate if the Google account’s address changes to its own', async () => {
    const browser = await openedWithGoogle();
    await site.signUp({ ...grace });
    atGoogle.account = { ...adasGoogle, email: grace.email };
    const end = await goRound(site.visitor());
    expect(end).toMatchObject({ outcome: 'signed-in', user: { username: 'ada' } });
    expect((await browser.get('/api/user')).json()).toMatchObject({ username: 'ada' });
  });
});

test('everybody can read the sign-in methods', async () => {
  expect(await site.visitor().call(google.offered)).toEqual({ offered: ['password', 'google'] });
});

describe('a site without Google set up', () => {
  const plain = useTestApp();

  test('offers no part of it', async () => {
    const browser = plain.visitor();
    expect(await browser.call(google.offered)).toEqual({ offered: ['password'] });
    for (const [path, body] of [
      ['begin', {}],
      ['finish', { answer: 'code=x' }],
      ['sign-up', newAda],
    ] as const) {
      expect((await browser.post(`/api/google/${path}`, body)).status).toBe(404);
    }
  });
});
