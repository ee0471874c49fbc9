import { clsx } from 'clsx';
import { RadioCard } from '../../../ui/controls/radio-cards.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';

export interface TopicFieldProps<Topic extends string> {
  readonly name: string;
  readonly topics: readonly Topic[];
  readonly labels: Readonly<Record<Topic, string>>;
  readonly chosen: Topic | undefined;
  readonly onChoose: (topic: Topic) => void;
  readonly error: string | undefined;
  /** Classes of the cards' grid, which has one column. */
  readonly className?: string;
}

/** Asks what a message is about. */
export function TopicField<Topic extends string>(props: TopicFieldProps<Topic>) {
  const { name, topics, labels, chosen, onChoose, error, className } = props;
  return (
    <fieldset className="min-w-0 wrap-anywhere">
      <legend className="mb-1.5 text-[0.9375rem] font-medium">What is it about?</legend>
      <div className={clsx('grid grid-cols-1 gap-2', className)}>
        {topics.map((topic) => (
          <RadioCard
            key={topic}
            name={name}
            value={topic}
            checked={chosen === topic}
            onChoose={() => onChoose(topic)}
          >
            {labels[topic]}
          </RadioCard>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
