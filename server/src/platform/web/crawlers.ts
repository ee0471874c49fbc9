/** Tells search engines which pages there are, and which ones they can skip. */
import type { FastifyInstance } from 'fastify';
import { escapedHtml } from '../escaped-html.ts';
import type { PageMap } from './page-map.ts';

export function serveCrawlers(app: FastifyInstance, pages: PageMap, publicOrigin: string): void {
  const schema = { hide: true };
  const robots = robotsOf(pages.unlisted, publicOrigin);
  const sitemap = sitemapOf(pages.listed, publicOrigin);
  const kept = 'public, max-age=3600';
  app.get('/robots.txt', { schema }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', kept).send(robots),
  );
  app.get('/sitemap.xml', { schema }, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', kept).send(sitemap),
  );
}

function robotsOf(unlisted: readonly string[], publicOrigin: string): string {
  const refused = ['/api/', ...unlisted].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...refused, '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''].join('\n');
}

/** Omits the dates of changes: nobody records them, and an invented one is worse than none. */
function sitemapOf(paths: readonly string[], publicOrigin: string): string {
  const entries = paths.map((path) => `<url><loc>${escapedHtml(publicOrigin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
