/** The schemas of checks in the text, as README.md describes them. Each returns its block. */
import type { BlockOf } from '@qubloom/contract';
import { z } from 'zod';
import { parseShownNumber } from '../shown-number.ts';
import { slug, text } from './content-files.ts';
import { placeOfAnswer, shuffled } from './shuffle.ts';

type File<Kind extends 'number' | 'bars' | 'histogram' | 'order'> = Omit<BlockOf<Kind>, 'kind'>;

const asked = { id: slug, question: text };
const Answer = z.union([z.number(), text]);

/** An answer is written as `25%`, `0.25`, or `1/4`. Inside a mark of a computed number, the engine recomputes it. */
const NumberFile = z
  .strictObject({
    ...asked,
    answer: Answer,
    within: z.number().min(0).optional(),
    reply: text,
    wrong: z.array(z.strictObject({ answer: Answer, reply: text })),
  })
  .transform(({ answer, within, wrong, ...rest }, context): File<'number'> => {
    const isPercent = String(answer).includes('%');
    const read = (shown: number | string) => {
      const number = parseShownNumber(String(shown));
      if (!number || !/\d/.test(String(shown))) {
        context.addIssue({ code: 'custom', message: `${shown} is no number to type` });
        return { value: 0, within: 0 };
      }
      const scale = isPercent && String(shown).includes('%') ? 100 : 1;
      return { value: number.value * scale, within: number.within * scale };
    };
    const right = read(answer);
    return {
      ...rest,
      answer: right.value,
      unit: isPercent ? 'percent' : 'plain',
      within: within ?? (isPercent ? 1 : right.within),
      wrong: wrong.map((one) => ({ answer: read(one.answer).value, reply: one.reply })),
    };
  });

const BarsFile = z.strictObject({
  ...asked,
  circuit: text,
  within: z.number().default(5),
  reply: text,
  wrong: z.array(z.strictObject({ chances: z.record(z.string(), z.number()), reply: text })),
});

const Chart = z.strictObject({ circuit: text, reply: text });
const HistogramFile = z
  .strictObject({ ...asked, right: Chart, wrong: z.array(Chart).min(1).max(3) })
  .transform(({ right, wrong, ...rest }): File<'histogram'> => {
    const answer = placeOfAnswer(rest.id, wrong.length + 1);
    return { ...rest, charts: wrong.toSpliced(answer, 0, right), answer };
  });

const step = z.number().int().min(1);
const OrderFile = z
  .strictObject({
    ...asked,
    steps: z.array(text).min(3).max(6),
    alsoRight: z.array(z.array(step)).default([]),
    reply: text,
    wrong: z.array(z.strictObject({ early: step, before: step, reply: text })),
  })
  .transform(({ alsoRight, wrong, ...rest }): File<'order'> => {
    const others = alsoRight.map((order) => order.map((one) => one - 1));
    const inOrder = [...rest.steps.keys()];
    return {
      ...rest,
      alsoRight: others,
      start: shuffled(rest.id, inOrder, [inOrder, ...others]),
      wrong: wrong.map(({ early, before, reply }) => ({
        early: early - 1,
        before: before - 1,
        reply,
      })),
    };
  });

export const inlineCheckFiles = {
  number: NumberFile,
  bars: BarsFile,
  histogram: HistogramFile,
  order: OrderFile,
} as const;
