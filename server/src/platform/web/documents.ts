/** Pages with their own heads, made when they are asked for first and then kept. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { pageHeaders } from './document-headers.ts';
import { headOf, type PageFacts } from './page-head.ts';

interface Document {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** `index.html` of the web app bears these marks around its title. */
const head = /<!-- head:[\s\S]*?<!-- \/head -->/;

const compressed = {
  // A step below the most: that takes many times as long for two in a hundred.
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

export class Documents {
  readonly #root: string;
  readonly #publicOrigin: string;
  /** As many as there are pages: those without a path of their own share one. */
  readonly #made = new Map<string, Promise<Document>>();

  constructor(root: string, publicOrigin: string) {
    this.#root = root;
    this.#publicOrigin = publicOrigin;
  }

  async send(reply: FastifyReply, file: string, facts: PageFacts): Promise<FastifyReply> {
    const { etag, ...bodies } = await this.#documentOf(file, facts);
    const { headers } = reply.request;
    void reply.headers({ ...pageHeaders, etag, vary: 'cookie, accept-encoding' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    const accepted = String(headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding ?? 'plain']);
  }

  #documentOf(file: string, facts: PageFacts): Promise<Document> {
    const key = `${file} ${facts.path ?? facts.title}`;
    const made = this.#made.get(key) ?? this.#make(file, facts);
    this.#made.set(key, made);
    // What could not be read is tried again.
    made.catch(() => this.#made.delete(key));
    return made;
  }

  async #make(file: string, facts: PageFacts): Promise<Document> {
    const html = await readFile(join(this.#root, file), 'utf8');
    const plain = Buffer.from(html.replace(head, () => headOf(facts, this.#publicOrigin)));
    const [br, zipped] = await Promise.all([compressed.br(plain), compressed.gzip(plain)]);
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
    return { etag: `W/"${hash}"`, plain, br, gzip: zipped };
  }
}
