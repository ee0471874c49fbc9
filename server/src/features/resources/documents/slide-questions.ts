/** Builds the slides of the questions in a lesson's text. */
import { isInlineCheck, type BlockOf, type LessonBlock } from '@qubloom/contract';
import { formatCircuitText, gridOfLine, percentsOfLine } from '@qubloom/curriculum';
import { lettered, letterOf } from './lesson-parts.ts';
import type { Slide, SlidePart } from './slide.ts';

type Question = BlockOf<'choice' | 'number' | 'bars' | 'histogram' | 'order'>;

export const isQuestion = (block: LessonBlock): block is Question =>
  block.kind === 'choice' || isInlineCheck(block);

/** How often each outcome of a circuit comes up, in words, by the circuit on one line. */
export type Chances = ReadonlyMap<string, string>;

/** Computes them for the circuits of a lesson's questions. */
export async function chancesIn(blocks: readonly LessonBlock[]): Promise<Chances> {
  const circuits = blocks.flatMap((block) => {
    if (block.kind === 'bars') return [block.circuit];
    return block.kind === 'histogram' ? block.charts.map(({ circuit }) => circuit) : [];
  });
  return new Map(
    await Promise.all(
      circuits.map(async (circuit) => [circuit, inPercent(await percentsOfLine(circuit))] as const),
    ),
  );
}

/** The question with its choices, and then the answer with its reason. */
export function questionSlides(block: Question, chances: Chances): Slide[] {
  const notes = wrongAnswers(block, chances);
  const parts = asking(block.question, choices(block, chances));
  return [
    {
      heading: 'Question',
      parts: block.kind === 'bars' ? [...parts, circuitOfLine(block.circuit)] : parts,
      notes,
    },
    { heading: 'The answer', parts: answerTo(block, chances), notes },
  ];
}

function choices(block: Question, chances: Chances): readonly string[] {
  switch (block.kind) {
    case 'choice':
      return lettered(block.options);
    case 'histogram':
      return lettered(block.charts.map(({ circuit }) => ({ text: chances.get(circuit) ?? '' })));
    case 'order':
      return block.start.map((step) => block.steps[step] ?? '');
    default:
      return [];
  }
}

function answerTo(block: Question, chances: Chances): readonly SlidePart[] {
  switch (block.kind) {
    case 'choice':
      return rightOption(block.options, block.answer);
    case 'number':
      return answering(`${String(block.answer)}${unitOf(block)}`, block.reply);
    case 'bars':
      return answering(chances.get(block.circuit) ?? '', block.reply);
    case 'histogram': {
      const chart = block.charts[block.answer];
      return chart
        ? answering(`${letterOf(block.answer)} ${chances.get(chart.circuit) ?? ''}`, chart.reply)
        : [];
    }
    case 'order':
      return [
        ...block.steps.map((step, at): SlidePart => ({
          kind: 'option',
          text: `**${String(at + 1)}** ${step}`,
        })),
        { kind: 'text', text: block.reply },
      ];
  }
}

function wrongAnswers(block: Question, chances: Chances): string[] {
  switch (block.kind) {
    case 'choice':
      return wrongIdeas(block.options, block.answer);
    case 'number':
      return wrongReplies(
        block.wrong.map(({ answer, reply }) => ({
          wrong: `${String(answer)}${unitOf(block)}`,
          reply,
        })),
      );
    case 'bars':
      return wrongReplies(
        block.wrong.map(({ chances: drawn, reply }) => ({ wrong: inPercent(drawn), reply })),
      );
    case 'histogram':
      return wrongIdeas(
        block.charts.map(({ circuit, reply }) => ({ text: chances.get(circuit) ?? '', reply })),
        block.answer,
      );
    case 'order':
      return block.wrong.map(({ early, before, reply }) => {
        const [first, second] = [block.steps[early] ?? '', block.steps[before] ?? ''];
        return `If they put “${first}” before “${second}”: ${reply}`;
      });
  }
}

export const asking = (text: string, options: readonly string[]): readonly SlidePart[] => [
  { kind: 'question', text },
  ...options.map((option): SlidePart => ({ kind: 'option', text: option })),
];

const answering = (answer: string, reason: string): readonly SlidePart[] => [
  { kind: 'question', text: answer },
  { kind: 'text', text: reason },
];

type Options = readonly { readonly text: string; readonly reply: string }[];

export function rightOption(options: Options, answer: number): readonly SlidePart[] {
  const right = options[answer];
  return right ? answering(`${letterOf(answer)} ${right.text}`, right.reply) : [];
}

export const wrongIdeas = (options: Options, answer: number): string[] =>
  wrongReplies(
    options
      .filter((_, index) => index !== answer)
      .map(({ text, reply }) => ({ wrong: text, reply })),
  );

export const wrongReplies = (
  replies: readonly { readonly wrong: string; readonly reply: string }[],
): string[] => replies.map(({ wrong, reply }) => `If they answer “${wrong}”: ${reply}`);

const unitOf = ({ unit }: BlockOf<'number'>) => (unit === 'percent' ? '%' : '');

const inPercent = (chances: Readonly<Record<string, number>>) =>
  Object.entries(chances)
    .filter(([, percent]) => percent > 0)
    .map(([outcome, percent]) => `${outcome}: ${String(Math.round(percent))}%`)
    .join(', ');

function circuitOfLine(line: string): SlidePart {
  return {
    kind: 'circuit',
    circuit: formatCircuitText(gridOfLine(line)),
    description: `The circuit. ${line}`,
  };
}
