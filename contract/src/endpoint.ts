/** One call of the API: its path and schemas, registered by the server and called by the web. */
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** Fastify's form: `/api/courses/:id`. */
  readonly path: string;
  /** One line for the API's own documentation. */
  readonly summary: string;
  readonly params: Params;
  /** What stands behind the `?` of the address. */
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  readonly errors: readonly ErrorCode[];
  /** The body of an error is `{message, error, code}` and not a sentence alone. */
  readonly hasJsonErrors: boolean;
  /** The reply is a file for people, not data for the page. */
  readonly isPdf: boolean;
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
/** What a caller may send, before defaults are filled in. */
export type BodyInput<E extends Endpoint> = z.input<E['body']>;
/** What a handler receives. */
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

const noInput = z.undefined();

interface EndpointOptions<
  Params extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Query extends z.ZodType,
> {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  readonly errors?: readonly ErrorCode[];
  readonly hasJsonErrors?: boolean;
  readonly isPdf?: boolean;
}

/** A file that is answered with, and what it is called where it is saved. */
export interface PdfFile {
  /** Without its ending. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/*@__NO_SIDE_EFFECTS__*/
export function endpoint<
  Reply extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
>(options: EndpointOptions<Params, Body, Reply, Query>): Endpoint<Params, Body, Reply, Query> {
  return {
    method: options.method,
    path: options.path,
    summary: options.summary,
    params: options.params ?? (noInput as z.ZodType as Params),
    query: options.query ?? (noInput as z.ZodType as Query),
    body: options.body ?? (noInput as z.ZodType as Body),
    reply: options.reply,
    errors: options.errors ?? [],
    hasJsonErrors: options.hasJsonErrors ?? false,
    isPdf: options.isPdf ?? false,
  };
}

/** A call that is answered with a PDF. Most are links; a page that shows how far it is fetches it with `callFile`. */
/*@__NO_SIDE_EFFECTS__*/
export function pdfEndpoint<Params extends z.ZodType = z.ZodUndefined>(
  options: Pick<
    EndpointOptions<Params, z.ZodUndefined, z.ZodType, z.ZodUndefined>,
    'method' | 'path' | 'summary' | 'params' | 'errors'
  >,
): Endpoint<Params, z.ZodUndefined, z.ZodCustom<PdfFile>, z.ZodUndefined> {
  return endpoint({ ...options, reply: z.custom<PdfFile>(), isPdf: true });
}
