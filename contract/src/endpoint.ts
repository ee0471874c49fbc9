/** One API call: its path and schemas, registered by the server and called by the web. */
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
  /** Path in Fastify's form: `/api/courses/:id`. */
  readonly path: string;
  /** One line for the API documentation. */
  readonly summary: string;
  readonly params: Params;
  /** Parameters after the `?` of the address. */
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  readonly errors: readonly ErrorCode[];
  /** True if errors have the JSON body `{message, error, code}` instead of plain text. */
  readonly hasJsonErrors: boolean;
  /** Kind of the file that the reply is, for people instead of the page; null if the reply is data. */
  readonly file: FileKind | null;
  /** True if the reply shows a secret of which only a hash is stored, so the reply may not be stored either. */
  readonly hasSecretReply: boolean;
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
/** Body that a caller sends, before defaults are filled in. */
export type BodyInput<E extends Endpoint> = z.input<E['body']>;
/** Body that a handler receives. */
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
  readonly file?: FileKind;
  readonly hasSecretReply?: boolean;
}

export type FileKind = 'pdf' | 'csv' | 'pptx';

/** File in a reply, with its name for saving. */
export interface ServedFile {
  /** File name without the extension. */
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
    file: options.file ?? null,
    hasSecretReply: options.hasSecretReply ?? false,
  };
}

/** Call that replies with a PDF. Most are links; a page that shows progress fetches it with `callFile`. */
/*@__NO_SIDE_EFFECTS__*/
export function pdfEndpoint<Params extends z.ZodType = z.ZodUndefined>(
  options: Pick<
    EndpointOptions<Params, z.ZodUndefined, z.ZodType, z.ZodUndefined>,
    'method' | 'path' | 'summary' | 'params' | 'errors'
  >,
): Endpoint<Params, z.ZodUndefined, z.ZodCustom<ServedFile>, z.ZodUndefined> {
  return endpoint({ ...options, reply: z.custom<ServedFile>(), file: 'pdf' });
}
