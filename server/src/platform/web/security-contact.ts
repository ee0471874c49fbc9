/** The address for people who have found a weakness: RFC 9116. */
import type { SiteFacts } from '@qubloom/contract';
import type { FastifyInstance } from 'fastify';

/** The text is valid for this many days from the day it is read; the RFC recommends less than a year. */
const daysUntilExpiry = 180;

/** Serves nothing if the site has no address: a contact that nobody reads is worse than none. */
export function serveSecurityContact(
  app: FastifyInstance,
  { supportEmail }: Pick<SiteFacts, 'supportEmail'>,
  publicOrigin: string,
): void {
  if (supportEmail === null) return;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) => {
    const expires = new Date(Date.now() + daysUntilExpiry * 86_400_000);
    const lines = [
      `Contact: mailto:${supportEmail}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
