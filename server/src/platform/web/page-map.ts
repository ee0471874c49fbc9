/** The web app's pages, as listed by its build, and the page of an address. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand, type SiteFacts } from '@qubloom/contract';
import { z } from 'zod';
import type { PageFacts } from './page-head.ts';
import { siteData } from './structured-data.ts';

const page = z.object({
  /** `/courses/$id`, or `*` for all other paths. */
  path: z.string(),
  title: z.string().default(brand.name),
  /** Set for public pages. */
  description: z.string().optional(),
  hasSearch: z.boolean().default(false),
  structuredData: z.record(z.string(), z.unknown()).array().default([]),
  /** The file with the whole page, as a visitor sees it. */
  file: z.string().optional(),
});

type MappedPage = z.infer<typeof page>;

/** One of the pages behind a path with a parameter. */
export interface ContentPage {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly structuredData?: readonly object[];
}

/** Pages by path, such as `/courses/$id`. A path that is missing here has a page for every parameter. */
export type ContentPages = Readonly<Record<string, readonly ContentPage[]>>;

export interface FoundPage {
  readonly status: 200 | 404;
  readonly facts: PageFacts;
  /** The file with the page that visitors see at this exact address. */
  readonly file?: string | undefined;
}

export interface PageMap {
  find(url: string): FoundPage;
  /** Pages that search engines may show, in the map's order. */
  readonly listed: readonly string[];
  /** Paths that they can skip, up to a parameter. */
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
      // A page of the family itself says that the thing does not exist.
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
