/**
 * What the page, the frame and the worker say to each other. The learner's program runs in the worker and can
 * forge whatever the worker says, so the page reads it by these schemas and never does more than show it.
 */
import { z } from 'zod';
import { maxAnswerLength } from './answer-length.ts';
import type { SharedWithWorker } from './frame/shared-memory.ts';

/** Characters. */
export const maxCodeLength = 200_000;
export const maxFileCount = 20;
/** Characters of a program's output that are shown. */
export const maxOutputLength = 100_000;
export const maxPictureCount = 50;
/** Characters of JSON. */
export const maxPictureLength = 400_000;
export const maxReportLength = 2_000_000;
export const maxRequestLength = 100_000;
export const maxPromptLength = 2000;
export const maxLineCount = 1000;
export const maxAnswersLength = 400_000;

const fileName = z.string().regex(/^[\w-]{1,60}(?:\.[\w-]{1,10})?$/);

export const programSchema = z.object({
  code: z.string().max(maxCodeLength),
  /** Beside the program, by name, for `import` and `open`. */
  files: z
    .record(fileName, z.string().max(maxCodeLength))
    .refine((files) => Object.keys(files).length <= maxFileCount)
    .optional(),
  /** A task's cases, which a function of the program is called with once it is done. */
  request: z.string().max(maxRequestLength).optional(),
  /** The lines that `input()` returns in a browser in which a program cannot wait for an answer. */
  lines: z.array(z.string().max(maxAnswerLength)).max(maxLineCount).optional(),
});

export type Program = z.infer<typeof programSchema>;

export const pythonErrorSchema = z.object({
  /** The name of its class, and of all classes that it is one of: `KeyError`, `LookupError`, ... */
  type: z.string().max(200),
  bases: z.array(z.string().max(200)).max(50),
  message: z.string().max(2000),
  /** Of the learner's own code, from 1. */
  line: z.int().positive().nullable(),
  /** The text of that line. */
  code: z.string().max(2000).nullable(),
  /** What Python thinks was meant: a name, or for a SyntaxError a sentence. */
  suggestion: z.string().max(200).nullable(),
  /** It is one of the toolkit's own, whose messages are for learners. */
  isOfToolkit: z.boolean(),
  traceback: z.string().max(30_000),
});

export type PythonError = z.infer<typeof pythonErrorSchema>;

/** JSON: what the toolkit has to say about the program's circuits. */
const report = z.string().max(maxReportLength).nullable();

export const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    report,
    /** JSON: what the function gave for each case that was requested. */
    answers: z.string().max(maxAnswersLength).nullable(),
  }),
  z.object({ kind: z.literal('interrupted') }),
  z.object({ kind: z.literal('failed'), error: pythonErrorSchema, report }),
  /** Python itself is at its end. */
  z.object({ kind: z.literal('crashed'), reason: z.string().max(2000) }),
]);

export type Outcome = z.infer<typeof outcomeSchema>;

export const fromWorkerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal('output'),
    stream: z.enum(['out', 'err']),
    text: z.string().max(maxOutputLength + 1),
  }),
  z.object({
    kind: z.literal('ask'),
    prompt: z.string().max(maxPromptLength),
    /** False: it cannot wait here, and had too few lines. */
    isWaiting: z.boolean(),
  }),
  z.object({ kind: z.literal('picture'), text: z.string().max(maxPictureLength) }),
  z.object({ kind: z.literal('end'), outcome: outcomeSchema }),
]);

export type FromWorker = z.infer<typeof fromWorkerSchema>;

export const toWorkerSchema = z.object({ kind: z.literal('run'), program: programSchema });

export type ToWorker = z.infer<typeof toWorkerSchema>;

/** With a port to the page. Sent by the frame, before any program runs. */
export interface WorkerStart {
  readonly module: WebAssembly.Module;
  /** Bytes where a worker can read no Blob of the frame. */
  readonly library: Blob | Uint8Array<ArrayBuffer>;
  readonly toolkit: Blob | Uint8Array<ArrayBuffer>;
  /** Null where the browser has no shared memory. */
  readonly shared: SharedWithWorker | null;
}

export type FilePart = 'worker' | 'wasm' | 'library' | 'toolkit';

/**
 * A file comes piece by piece, in order, until it is whole. A worker's number is the page's. `start` brings the port
 * that the worker will talk through.
 */
export type ToFrame =
  | { readonly kind: 'piece'; readonly part: FilePart; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'whole'; readonly part: FilePart }
  | { readonly kind: 'answer'; readonly worker: number; readonly text: string }
  | { readonly kind: 'start' | 'interrupt' | 'end'; readonly worker: number };

export const fromFrameSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), canInterrupt: z.boolean() }),
  z.object({ kind: z.literal('failed'), worker: z.int() }),
]);

export type FromFrame = z.infer<typeof fromFrameSchema>;
