/** A site with Google sign-in, and the provider that replaces Google. */
import { google, type GoogleReturn } from '@qubloom/contract';
import { afterEach, beforeEach } from 'vitest';
import { useTestApp, type TestApp } from './app.ts';
import type { Answer, Client } from './client.ts';
import { useIdentityProvider, type TestIdentityProvider } from './identity-provider.ts';
import { ada } from './people.ts';

export const adasGoogle = { sub: 'ada-at-google', email: ada.email, email_verified: true };

/** Ada's data without her password. */
export const { password: _, ...newAda } = ada;

export interface SiteWithGoogle {
  readonly site: TestApp;
  /** Ada is the provider's account at the start of each test. */
  readonly atGoogle: TestIdentityProvider;
  begin(browser: Client, returnTo?: string): Promise<{ url: string }>;
  finish(browser: Client, answer: string): Promise<Answer>;
  /** Goes to Google, through its page, and back. */
  goRound(browser: Client, returnTo?: string): Promise<GoogleReturn>;
  signUp(browser: Client, change?: Partial<typeof newAda>): Promise<Answer>;
}

export function useSiteWithGoogle(publicOrigin = 'http://localhost:3000'): SiteWithGoogle {
  const atGoogle = useIdentityProvider(`${publicOrigin}/auth/google`);
  const site = useTestApp({
    options: {
      publicOrigin,
      // The provider's port is known only after it starts.
      get google() {
        return atGoogle.client;
      },
    },
  });
  beforeEach(() => {
    site.clock.set(new Date());
    site.mails.length = 0;
    Object.assign(atGoogle, { account: adasGoogle, forgery: null, trouble: null });
  });
  afterEach(() => site.forgetLearners());

  const begin: SiteWithGoogle['begin'] = (browser, returnTo) =>
    browser.call(google.begin, { body: { ...(returnTo === undefined ? {} : { returnTo }) } });
  return {
    site,
    atGoogle,
    begin,
    finish: (browser, answer) => browser.post('/api/google/finish', { answer }),
    async goRound(browser, returnTo) {
      const { url } = await begin(browser, returnTo);
      return browser.call(google.finish, { body: { answer: await atGoogle.visit(url) } });
    },
    signUp: (browser, change = {}) => browser.post('/api/google/sign-up', { ...newAda, ...change }),
  };
}
