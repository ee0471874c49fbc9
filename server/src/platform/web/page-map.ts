/** The web app's pages, as its build has listed them, and which of them an address names. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand, type SiteFacts } from '@qubloom/contract';
import { z } from 'zod';
import type { PageFacts } from './page-head.ts';
import { siteData } from './structured-data.ts';

const page = z.object({
  /** `/courses/$id`, or `*` for whatever is at no other path. */
  path: z.string(),
  title: z.string().default(brand.name),
  /** Of pages that are there for everybody to find. */
  description: z.string().optional(),
  hasSearch: z.boolean().default(false),
  structuredData: z.record(z.string(), z.unknown()).array().default([]),
  /** Where the page stands whole, as a visitor sees it. */
  file: z.string().optional(),
});

type MappedPage = z.infer<typeof page>;

/** One of the pages that a path with a parameter stands for. */
export interface ContentPage {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly structuredData?: readonly object[];
}

/** By path: `/courses/$id`. A path that is not among them is answered for each parameter. */
export type ContentPages = Readonly<Record<string, readonly ContentPage[]>>;

export interface FoundPage {
  readonly status: 200 | 404;
  readonly facts: PageFacts;
  /** Of the page as visitors see it at this very address. */
  readonly file?: string | undefined;
}

export interface PageMap {
  find(url: string): FoundPage;
  /** What search engines may show, in the map's order. */
  readonly listed: readonly string[];
  /** The paths that they need not ask for, up to a parameter. */
  readonly unlisted: readonly string[];
}

export function readPageMap(
  root: string,
  publicOrigin: string,
  site: SiteFacts,
  content: ContentPages,
): PageMap {
  const file = join(root, 'pages.json');
  const pages = existsSync(file) ? page.array().parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const fixed = pages.filter(({ path }) => !path.includes('$') && path !== '*');
  const hasSearch = fixed.some(({ path }) => path === '/search');
  const known = new Map(
    [
      ...fixed.map(({ path, title, description, structuredData }) => ({
        path,
        title,
        description,
        structuredData:
          path === '/'
            ? [siteData(publicOrigin, site, hasSearch), ...structuredData]
            : structuredData,
      })),
      ...Object.entries(content).flatMap(([pattern, items]) =>
        items.map(({ id, ...facts }) => ({ ...facts, path: pattern.replace('$id', String(id)) })),
      ),
    ].map((facts): [string, PageFacts] => [facts.path, facts]),
  );
  const files = new Map(pages.map((one) => [one.path, one]));
  const families = pages
    .filter(({ path }) => path.includes('$'))
    .map((one) => ({ ...one, pattern: patternOf(one.path) }));
  const missing = files.get('*');

  return {
    find(url) {
      const [asked = '/', query] = url.split('?');
      const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked;
      const facts = known.get(path);
      if (facts) return { status: 200, facts, file: fileFor(files.get(path), asked, query) };
      const family = families.find(({ pattern }) => pattern.test(path));
      if (family && content[family.path] === undefined) {
        const { title, description } = family;
        return { status: 200, facts: { title, description } };
      }
      // A page of the family says itself that there is no such thing.
      const file = family ? undefined : missing?.file;
      return { status: 404, facts: { title: missing?.title ?? brand.name }, file };
    },
    listed: [...known.values()].flatMap(({ path, description }) =>
      description !== undefined && path !== undefined ? [path] : [],
    ),
    unlisted: pages
      .filter(({ path, description }) => description === undefined && path !== '*')
      .map(({ path }) => path.replace(/\$.*/, '')),
  };
}

function fileFor(page: MappedPage | undefined, asked: string, query: string | undefined) {
  const isDrawn = page?.path === asked && !(page.hasSearch && query);
  return isDrawn ? page.file : undefined;
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`);
