/** Where the learner got stuck: questions whose latest answer is wrong, and tasks that are not passed yet. */
import type { StuckPoint } from '@qubloom/contract';
import { useId, useState, type ReactNode } from 'react';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Fold } from '../../ui/display/fold.tsx';
import { counted } from './record-days.ts';

type Kind = StuckPoint['kind'];
type Point<K extends Kind> = Extract<StuckPoint, { readonly kind: K }>;

export type RecordReader = 'learner' | 'grown-up' | 'teacher';

export interface StuckListProps {
  readonly firstName: string;
  readonly points: readonly StuckPoint[];
  readonly reader: RecordReader;
}

interface Reading {
  readonly questionsTitle: string;
  /** Folded in class, so that the question can be asked first. */
  readonly areRightAnswersFolded: boolean;
  /** More of them would push everything else far down on a phone. */
  readonly shownAtOnce: number;
}

const readings: Readonly<Record<RecordReader, Reading>> = {
  learner: {
    questionsTitle: 'Questions to try again',
    areRightAnswersFolded: false,
    shownAtOnce: 3,
  },
  'grown-up': {
    questionsTitle: 'Ask your child tonight',
    areRightAnswersFolded: false,
    shownAtOnce: 1,
  },
  teacher: {
    questionsTitle: 'Questions to ask in class',
    areRightAnswersFolded: true,
    shownAtOnce: 3,
  },
};

export function StuckList({ firstName, points, reader }: StuckListProps) {
  const { questionsTitle, areRightAnswersFolded, shownAtOnce } = readings[reader];
  const toldTo = reader === 'learner' ? null : firstName;
  const who = toldTo ?? 'You';
  const questions = points.filter((point) => point.kind === 'question');
  const tasks = points.filter((point) => point.kind === 'task');
  return (
    <>
      {questions.length > 0 && (
        <Part
          title={questionsTitle}
          shownAtOnce={shownAtOnce}
          items={questions.map((point, index) => (
            <StuckQuestion
              key={`${String(point.lesson.id)} ${point.question}`}
              who={who}
              toldTo={toldTo}
              point={point}
              number={index + 1}
              isFolded={areRightAnswersFolded}
            />
          ))}
        />
      )}
      {tasks.length > 0 && (
        <Part
          title="Tasks to finish"
          shownAtOnce={shownAtOnce}
          items={tasks.map((point) => (
            <StuckTask
              key={`${String(point.lesson.id)} ${point.task}`}
              point={point}
              toldTo={toldTo}
            />
          ))}
        />
      )}
    </>
  );
}

interface PartProps extends Pick<Reading, 'shownAtOnce'> {
  readonly title: string;
  /** The newest first. */
  readonly items: readonly ReactNode[];
}

function Part({ title, shownAtOnce, items }: PartProps) {
  const [first, others] = [items.slice(0, shownAtOnce), items.slice(shownAtOnce)];
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <ul className={listClass}>{first}</ul>
      {others.length > 0 && (
        <Fold summary={`Show ${String(others.length)} more`}>
          <ul className={listClass}>{others}</ul>
        </Fold>
      )}
    </div>
  );
}

const listClass = 'flex flex-col gap-3';
const itemClass = 'flex flex-col items-start gap-2 rounded-control bg-ground p-4';

interface StuckQuestionProps extends Pick<StuckTaskProps, 'toldTo'> {
  /** The learner's first name, or `You` on the learner's own page. */
  readonly who: string;
  readonly point: Point<'question'>;
  /** For screen reader users, who hear the buttons without their surroundings. */
  readonly number: number;
  readonly isFolded: boolean;
}

function StuckQuestion({ who, toldTo, point, number, isFolded }: StuckQuestionProps) {
  const { question, answer, reason, rightAnswer, rightReason, course, lesson, section } = point;
  const [isShown, setShown] = useState(!isFolded);
  const rightAnswerId = useId();
  return (
    <li className={itemClass}>
      <p className="max-w-[60ch] text-lg leading-snug font-medium">{question}</p>
      <p>
        <strong className="font-semibold">
          {who} answered: {answer}
        </strong>
        <br />
        {toldReason(reason, toldTo)}
      </p>
      {isFolded && (
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isShown}
          aria-controls={rightAnswerId}
          onClick={() => setShown(!isShown)}
        >
          <span>
            {isShown ? 'Hide the right answer' : 'Show the right answer'}{' '}
            <span className="sr-only">(question {number})</span>
          </span>
        </Button>
      )}
      <p id={rightAnswerId} hidden={!isShown}>
        <strong className="font-semibold">The right answer: {rightAnswer}</strong>
        <br />
        {rightReason}
      </p>
      <p>
        The lesson{' '}
        <TextLink
          to="/courses/$id"
          params={{ id: String(course.id) }}
          search={{ lesson: lesson.id, section }}
        >
          {lesson.title}
        </TextLink>{' '}
        explains it.
      </p>
    </li>
  );
}

interface StuckTaskProps {
  readonly point: Point<'task'>;
  /** The learner's first name; null on the learner's own page. */
  readonly toldTo: string | null;
}

/** A reason answers the learner and may say “you”, so others read it as a quotation. */
const toldReason = (reason: string, toldTo: string | null): string =>
  toldTo === null ? reason : `The lesson told ${toldTo}: “${reason}”`;

function StuckTask({ point, toldTo }: StuckTaskProps) {
  const { title, reason, tries, course, lesson } = point;
  return (
    <li className={itemClass}>
      <p className="text-lg leading-snug font-medium">{title}</p>
      <p>{toldReason(reason, toldTo)}</p>
      <p>
        {counted(tries, 'try', 'tries')} so far, in the lesson{' '}
        <TextLink
          to="/courses/$id"
          params={{ id: String(course.id) }}
          search={{ lesson: lesson.id }}
        >
          {lesson.title}
        </TextLink>
        .
      </p>
    </li>
  );
}
