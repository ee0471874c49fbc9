/** A learner's stacks of blocks. The stack that begins with a circuit is the program. */
import { z } from 'zod';
import { type BlockField, type BlockType, blockTypes, isBlockType, shapeOf } from './shapes.ts';

export type FieldValue = string | number;

export interface Block {
  readonly id: string;
  readonly type: BlockType;
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** Empty if the block is not a loop. */
  readonly inside: readonly Block[];
}

export interface Stack {
  /** Position in the workspace, in pixels at 100% zoom. */
  readonly x: number;
  readonly y: number;
  /** Never empty. */
  readonly blocks: readonly Block[];
}

export type Stacks = readonly Stack[];

/** A block of the toolbox, with some fields set. */
export interface Template {
  readonly type: BlockType;
  readonly fields?: Readonly<Record<string, FieldValue>>;
}

export const templates: readonly Template[] = blockTypes.flatMap((type): readonly Template[] => {
  const [first] = shapeOf(type).fields;
  return first?.name === 'gate' && first.kind === 'choice'
    ? first.options.map(([, gate]) => ({ type, fields: { gate } }))
    : [{ type }];
});

export function createBlock({ type, fields = {} }: Template, inside: readonly Block[] = []): Block {
  const starts = shapeOf(type).fields.map(({ name, start }) => [name, start] as const);
  return {
    id: Math.random().toString(36).slice(2),
    type,
    fields: { ...Object.fromEntries(starts), ...fields },
    inside,
  };
}

/** Returns the stack that runs; undefined if no block makes a circuit. */
export function findProgram(stacks: Stacks): Stack | undefined {
  return stacks.find(({ blocks: [first] }) => first && shapeOf(first.type).isStart);
}

/** Describes a block in words: "H on qubit 0". */
export function wordsOf({ type, fields }: Pick<Block, 'type' | 'fields'>): string {
  const shape = shapeOf(type);
  return shape.message.replace(/%(\d)/g, (_, number) => {
    const field = shape.fields[Number(number) - 1];
    return field ? textOf(field, fields[field.name]) : '';
  });
}

function textOf(field: BlockField, value: FieldValue | undefined): string {
  if (field.kind === 'number') return String(value);
  return field.options.find(([, one]) => one === value)?.[0] ?? '';
}

/** Replaces an invalid value with the nearest valid one, or with the default. */
export function fittingValue(field: BlockField, value: unknown): FieldValue {
  if (field.kind === 'choice') {
    return field.options.find(([, one]) => one === value)?.[1] ?? field.start;
  }
  const number = Math.round(Number(value));
  return Number.isFinite(number) ? Math.min(field.max, Math.max(field.min, number)) : field.start;
}

const block: z.ZodType<Block> = z.lazy(() =>
  z
    .object({
      id: z.string(),
      type: z.string().refine(isBlockType),
      fields: z.record(z.string(), z.union([z.string(), z.number()])),
      inside: z.array(block),
    })
    .transform(({ id, type, fields, inside }) => ({
      id,
      type: type as BlockType,
      fields: Object.fromEntries(
        shapeOf(type as BlockType).fields.map((field) => [
          field.name,
          fittingValue(field, fields[field.name]),
        ]),
      ),
      inside,
    })),
);

const savedStacks = z.array(
  z.object({ x: z.number(), y: z.number(), blocks: z.array(block).min(1) }),
);

/** Returns undefined if `formatBlocks` has not written the text. */
export function parseBlocks(text: string): Stacks | undefined {
  try {
    return savedStacks.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const formatBlocks = (stacks: Stacks): string => JSON.stringify(stacks);
