/** What a site needs that lets learners sign in with Google. */
import { googleReturnPath } from '@qubloom/contract';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import { identityProvider, type ProviderOptions } from './provider.ts';
import { Kept, keptFor, type Google } from './service.ts';

export type GoogleClient = Omit<ProviderOptions, 'returnUrl'>;

export function signInWithGoogle(
  client: GoogleClient,
  { publicOrigin, sealedCookie }: Pick<Sessions, 'publicOrigin' | 'sealedCookie'>,
): Google {
  return {
    provider: identityProvider({ ...client, returnUrl: `${publicOrigin}${googleReturnPath}` }),
    cookie: sealedCookie({
      name: 'qubloom-google',
      schema: Kept,
      secret: client.clientSecret,
      lifetime: keptFor,
    }),
  };
}
