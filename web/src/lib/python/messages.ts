/**
 * The messages between the page, the frame, and the worker. The learner's program runs in the worker and can forge
 * its messages, so the page parses them with these schemas and only displays them.
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
  /** Files beside the program, by name, for `import` and `open`. */
  files: z
    .record(fileName, z.string().max(maxCodeLength))
    .refine((files) => Object.keys(files).length <= maxFileCount)
    .optional(),
  /** Cases of a task, with which a function of the program is called at its end. */
  request: z.string().max(maxRequestLength).optional(),
  /** Lines that `input()` returns in a browser in which a program cannot wait for an answer. */
  lines: z.array(z.string().max(maxAnswerLength)).max(maxLineCount).optional(),
});

export type Program = z.infer<typeof programSchema>;

export const pythonErrorSchema = z.object({
  /** Name of its class, followed by its base classes: `KeyError`, `LookupError`, ... */
  type: z.string().max(200),
  bases: z.array(z.string().max(200)).max(50),
  message: z.string().max(2000),
  /** Line of the learner's own code, from 1. */
  line: z.int().positive().nullable(),
  /** Text of that line. */
  code: z.string().max(2000).nullable(),
  /** Python's suggestion: a name, or a sentence for a SyntaxError. */
  suggestion: z.string().max(200).nullable(),
  /** It is an error of the toolkit, whose messages are written for learners. */
  isOfToolkit: z.boolean(),
  traceback: z.string().max(30_000),
});

export type PythonError = z.infer<typeof pythonErrorSchema>;

/** JSON: the toolkit's report about the program's circuits. */
const report = z.string().max(maxReportLength).nullable();

export const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    report,
    /** JSON: the function's results for the requested cases. */
    answers: z.string().max(maxAnswersLength).nullable(),
  }),
  z.object({ kind: z.literal('interrupted') }),
  z.object({ kind: z.literal('failed'), error: pythonErrorSchema, report }),
  /** Python itself has crashed. */
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
    /** False if the program cannot wait here and had too few lines. */
    isWaiting: z.boolean(),
  }),
  z.object({ kind: z.literal('picture'), text: z.string().max(maxPictureLength) }),
  z.object({ kind: z.literal('end'), outcome: outcomeSchema }),
]);

export type FromWorker = z.infer<typeof fromWorkerSchema>;

export const toWorkerSchema = z.object({ kind: z.literal('run'), program: programSchema });

export type ToWorker = z.infer<typeof toWorkerSchema>;

/** Has a port to the page. The frame sends it before any program runs. */
export interface WorkerStart {
  readonly module: WebAssembly.Module;
  /** Bytes if a worker cannot read Blobs of the frame. */
  readonly library: Blob | Uint8Array<ArrayBuffer>;
  readonly toolkit: Blob | Uint8Array<ArrayBuffer>;
  /** Null if the browser has no shared memory. */
  readonly shared: SharedWithWorker | null;
}

export type FilePart = 'worker' | 'wasm' | 'library' | 'toolkit';

/**
 * A file arrives in pieces, in order. The page numbers the workers. `start` brings the port that the worker will
 * use.
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
