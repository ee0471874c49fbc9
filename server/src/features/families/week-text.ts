/** The text of the Sunday mail. */
import {
  brand,
  daysInWords,
  weekSentences,
  type LearnerRecord,
  type StuckPoint,
} from '@qubloom/contract';

/** The text without links: paragraphs, and lists. */
export interface WeekText {
  readonly subject: string;
  readonly parts: WeekPart[];
}

type WeekPart = string | string[];

/** The most stuck points of a learner; the newest are in the mail. */
const mostStuck = 2;

export const weekText = (records: readonly LearnerRecord[]): WeekText => ({
  subject: `${namesOf(records)}: the week at ${brand.name}`,
  parts: records.flatMap(learnerParts),
});

export const quietText = (records: readonly LearnerRecord[]): WeekText => ({
  subject: `A quiet time at ${brand.name}`,
  parts: [
    `${namesOf(records)} ${records.length === 1 ? 'has' : 'have'} not learned at ${brand.name} for a few weeks. That is fine: everything is still there, and any day is a good one to go on.`,
    'We write again when there is something new.',
  ],
});

function learnerParts(record: LearnerRecord): WeekPart[] {
  const { firstName, week, stuck, badges } = record;
  const [monday] = week.days;
  const fresh = badges.filter(({ earnedOn }) => monday && earnedOn >= monday.date);
  return [
    weekSentences(record).join(' '),
    ...stuck.slice(0, mostStuck).flatMap((point) => stuckParts(firstName, point)),
    ...(fresh.length === 0 ? [] : [badgeSentence(fresh.map(({ name }) => name))]),
    ...goalParts(record),
  ];
}

/** A reason answers the learner and may say “you”, so it is quoted. */
function stuckParts(firstName: string, point: StuckPoint): WeekPart[] {
  const where = `${firstName} got stuck in the lesson “${point.lesson.title}”.`;
  const told = `The lesson told ${firstName}: “${point.reason}”`;
  return point.kind === 'question'
    ? [
        where,
        [
          `Ask tonight: ${point.question}`,
          `${firstName} answered: “${point.answer}”. ${told}`,
          `The answer: ${point.rightAnswer}`,
        ],
      ]
    : [where, [`Ask tonight: What have you tried in the task “${point.title}”?`, told]];
}

function badgeSentence(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  return `${names.length === 1 ? 'A new badge' : 'New badges'}: ${listed(quoted)}.`;
}

/** The sentences of the week name the goal already if it is reached, or if nobody has learned. */
function goalParts({ firstName, week, goal: { days, proposed } }: LearnerRecord): WeekPart[] {
  const learned = week.days.filter(({ hasLearned }) => hasLearned).length;
  const sentences =
    learned > 0 && learned < days ? [`The goal is ${daysInWords(days)} a week.`] : [];
  if (proposed === null) return sentences;
  const change = `${daysInWords(proposed.days)} a week`;
  return [
    ...sentences,
    proposed.by === 'learner'
      ? `${firstName} would like a goal of ${change}, and you can accept it on your family page.`
      : `The goal will be ${change} as soon as ${firstName} accepts it.`,
  ];
}

const namesOf = (records: readonly LearnerRecord[]) =>
  listed(records.map(({ firstName }) => firstName));

const listed = (items: readonly string[]): string => new Intl.ListFormat('en').format(items);
