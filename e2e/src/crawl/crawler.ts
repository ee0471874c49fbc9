/** Follows the links of the site in one window, opens a few pages of each kind, and collects their faults. */
import type { Page } from '@playwright/test';
import { waitUntilSettled } from '../support/routes.ts';

export interface CrawlOptions {
  readonly from: readonly string[];
  /** Number of pages to open of each kind, such as courses; other links are only requested. */
  readonly samples: number;
  /** Returns true for the pages to open, in a crawl of only a part of the site. By default, all pages are opened. */
  readonly opens?: (path: string) => boolean;
}

export interface Crawl {
  /** Paths of the opened pages. */
  readonly opened: readonly string[];
  /** Sentences that start with the page's path. */
  readonly faults: readonly string[];
  /** Addresses of links to other sites, which are not requested. */
  readonly outside: readonly string[];
}

interface Reading {
  readonly path: string;
  readonly title: string;
  readonly headings: number;
  readonly description: string | null;
  readonly isListed: boolean;
  readonly brokenImages: readonly string[];
  /** Fonts that the page's head preloads but none of its text uses. */
  readonly unusedFonts: readonly string[];
  readonly links: readonly { readonly href: string; readonly isSafe: boolean }[];
}

/** Replaces numbers in a path: `/courses/7` has the kind `/courses/$`. */
const kindOf = (path: string) => path.replace(/\/\d+(?=\/|$)/g, '/$');

export async function crawl(
  page: Page,
  { from, samples, opens = () => true }: CrawlOptions,
): Promise<Crawl> {
  const faults: string[] = [];
  const outside = new Set<string>();
  const opened: string[] = [];
  const titles = new Map<string, string>();
  const counts = new Map<string, number>();
  const waiting = [...from];
  const linkedFrom = new Map(waiting.map((path) => [path, 'the start']));
  let at = '';

  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() < 400) return;
    const from = pathname === at ? `linked from ${String(linkedFrom.get(at))}` : `asked by ${at}`;
    faults.push(`${pathname}: ${String(response.status())}, ${from}`);
  });

  // A loop over a growing list also reaches entries added later.
  for (const path of waiting) {
    at = path;
    const kind = kindOf(path);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    // Downloads from the API are not pages.
    if (count >= samples || path.startsWith('/api/') || !opens(path)) {
      const answer = await page.request.head(path, { headers: { accept: 'text/html,*/*' } });
      const from = String(linkedFrom.get(path));
      if (!answer.ok()) faults.push(`${path}: ${String(answer.status())}, linked from ${from}`);
      continue;
    }
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const reading = await readPage(page);
    for (const { href, isSafe } of reading.links) {
      const address = new URL(href);
      if (address.origin === new URL(page.url()).origin) {
        if (linkedFrom.has(address.pathname)) continue;
        waiting.push(address.pathname);
        linkedFrom.set(address.pathname, path);
      } else if (address.protocol.startsWith('http')) {
        outside.add(href);
        if (!isSafe) faults.push(`${path}: ${href} is not told noopener`);
      }
    }
    // A page that redirects is read under its final address.
    if (reading.path !== path) continue;
    opened.push(path);
    faults.push(...faultsOf(reading));
    const namesake = titles.get(reading.title);
    if (namesake) faults.push(`${path}: has the title of ${namesake}`);
    titles.set(reading.title, path);
  }
  return { opened, faults, outside: [...outside] };
}

function faultsOf({ path, ...page }: Reading): string[] {
  const found: string[] = [];
  if (page.headings !== 1) found.push(`${String(page.headings)} headings of the first level`);
  if (page.isListed && !page.description) found.push('no description');
  found.push(...page.brokenImages.map((source) => `no picture ${source}`));
  found.push(...page.unusedFonts.map((font) => `preloads ${font}, which it does not use`));
  return found.map((fault) => `${path}: ${fault}`);
}

/** Reads a page once its scripts have drawn it, or have taken over the prerendered page. */
async function readPage(page: Page): Promise<Reading> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    // React adds a property to each element that it manages.
    return heading && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
  // The code lab's links are ready long before its Python.
  if (new URL(page.url()).pathname !== '/code-lab') await waitUntilSettled(page);
  const unusedFonts = await findUnusedFonts(page);
  const reading = await page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? null,
    isListed: document.querySelector('meta[name=robots][content=noindex]') === null,
    brokenImages: Array.from(document.images)
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
    links: Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), (link) => ({
      href: link.href,
      isSafe: link.target !== '_blank' || link.relList.contains('noopener'),
    })),
  }));
  return { ...reading, unusedFonts };
}

/** A browser fetches a font of `@font-face` only for text that uses it, and reports this in the font's status. */
const findUnusedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const facesIn = (rules: CSSRuleList): CSSFontFaceRule[] =>
      Array.from(rules).flatMap((rule) => {
        if (rule instanceof CSSFontFaceRule) return [rule];
        return rule instanceof CSSGroupingRule ? facesIn(rule.cssRules) : [];
      });
    const rules = Array.from(document.styleSheets).flatMap((sheet) => facesIn(sheet.cssRules));
    const plain = (text: string) => text.replaceAll(/["'\s]/g, '').toLowerCase();
    const isUsed = ({ style }: CSSFontFaceRule) =>
      Array.from(document.fonts).some(
        ({ family, weight, unicodeRange, status }) =>
          status !== 'unloaded' &&
          plain(family) === plain(style.getPropertyValue('font-family')) &&
          weight === style.getPropertyValue('font-weight') &&
          plain(unicodeRange) === plain(style.getPropertyValue('unicode-range') || 'U+0-10FFFF'),
      );
    const used = rules.filter(isUsed).map(({ style }) => style.getPropertyValue('src'));
    return Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]'),
      ({ href }) => href.slice(href.lastIndexOf('/') + 1),
    ).filter((file) => !used.some((source) => source.includes(file)));
  });
