/** The head of a page's first answer, for search engines and shared links. */
import { brand, siteFactsId, type SiteFacts } from '@qubloom/contract';
import { escapedHtml } from '../escaped-html.ts';

export interface PageFacts {
  /** Absent if it is not known whether the address has a page. */
  readonly path?: string | undefined;
  readonly title: string;
  /** Set for public pages; other pages ask not to be listed. */
  readonly description?: string | undefined;
  readonly structuredData?: readonly object[];
}

/** `npm run social-card` draws it. */
const card = { path: '/icons/social-card.png', width: 1200, height: 630 };

export function headOf(facts: PageFacts, publicOrigin: string): string {
  const title = facts.title === brand.name ? brand.name : `${facts.title} | ${brand.name}`;
  const address = facts.path === undefined ? undefined : publicOrigin + facts.path;
  const lines = [`<title>${escapedHtml(title)}</title>`];
  if (address) lines.push(`<link rel="canonical" href="${escapedHtml(address)}">`);
  if (facts.description === undefined) {
    return [...lines, named('robots', 'noindex')].join('\n');
  }
  return [
    ...lines,
    named('description', facts.description),
    property('type', 'website'),
    property('site_name', brand.name),
    property('title', facts.title),
    property('description', facts.description),
    ...(address ? [property('url', address)] : []),
    property('image', publicOrigin + card.path),
    property('image:width', String(card.width)),
    property('image:height', String(card.height)),
    property('image:alt', `${brand.name}: ${brand.tagline}`),
    // The title, text, and picture come from the tags above.
    named('twitter:card', 'summary_large_image'),
    ...(facts.structuredData ?? []).map(dataBlock),
  ].join('\n');
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapedHtml(content)}">`;

const property = (name: string, content: string) =>
  `<meta property="og:${name}" content="${escapedHtml(content)}">`;

/** Facts about the site that the page's own code reads. */
export const siteBlock = (site: SiteFacts): string =>
  `<script type="application/json" id="${siteFactsId}">${jsonText(site)}</script>`;

/** A data block is not a script, so the policy against inline scripts allows it. */
const dataBlock = (data: object) => `<script type="application/ld+json">${jsonText(data)}</script>`;

/** Escapes `<`, so that no text can end the block that contains it. */
const jsonText = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
