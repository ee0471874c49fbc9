/** Pages with their own heads, made at the first request and then cached. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { pageHeaders } from './document-headers.ts';
import type { SiteFacts } from '@qubloom/contract';
import { headOf, siteBlock, type PageFacts } from './page-head.ts';

interface Document {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** `index.html` of the web app has these marks around its title. */
const head = /<!-- head:[\s\S]*?<!-- \/head -->/;

/** Far more than there are pages and lessons. */
const mostKept = 1000;

/**
 * Preloads with cookies, like the page's own calls; otherwise the browser would not reuse the replies. They come
 * after the scripts that read their answers, which would otherwise wait for one of the six connections to a
 * site.
 */
const preload = (path: string) =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`;

const compressed = {
  // Below the highest level, which takes many times as long to save two percent.
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

export class Documents {
  readonly #root: string;
  readonly #publicOrigin: string;
  readonly #site: SiteFacts;
  /** Documents by page, together with the calls that the page makes first. */
  readonly #made = new Map<string, Promise<Document>>();

  constructor(root: string, publicOrigin: string, site: SiteFacts) {
    this.#root = root;
    this.#site = site;
    this.#publicOrigin = publicOrigin;
  }

  /** @param calls paths of the calls that the page makes first */
  async send(
    reply: FastifyReply,
    file: string,
    facts: PageFacts,
    calls: readonly string[],
  ): Promise<FastifyReply> {
    const { etag, ...bodies } = await this.#documentOf(file, facts, calls);
    const { headers } = reply.request;
    void reply.headers({ ...pageHeaders, etag, vary: 'cookie, accept-encoding' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    const accepted = String(headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding ?? 'plain']);
  }

  #documentOf(file: string, facts: PageFacts, calls: readonly string[]): Promise<Document> {
    const key = [file, facts.path ?? facts.title, ...calls].join(' ');
    const made = this.#made.get(key) ?? this.#make(file, facts, calls);
    // Anybody can request lessons that don't exist.
    if (this.#made.size >= mostKept) this.#made.clear();
    this.#made.set(key, made);
    // A page that could not be read is tried again.
    made.catch(() => this.#made.delete(key));
    return made;
  }

  async #make(file: string, facts: PageFacts, calls: readonly string[]): Promise<Document> {
    const html = await readFile(join(this.#root, file), 'utf8');
    const page = html
      .replace(head, () => headOf(facts, this.#publicOrigin))
      .replace('</head>', () => `${calls.map(preload).join('')}${siteBlock(this.#site)}</head>`);
    const plain = Buffer.from(page);
    const [br, zipped] = await Promise.all([compressed.br(plain), compressed.gzip(plain)]);
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
    return { etag: `W/"${hash}"`, plain, br, gzip: zipped };
  }
}
