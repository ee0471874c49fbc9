import type { AgeRange, Family } from '@qubloom/contract';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { GrownUps } from './people.tsx';

/** The grown-ups who see the reader's own record, and what exactly they see. */
export interface WhoSeesProps extends Pick<Family, 'grownUps'> {
  readonly ageRange: AgeRange;
}

export function WhoSees({ grownUps, ageRange }: WhoSeesProps) {
  return (
    <CardSection title="Who sees your progress">
      {grownUps.length === 0 ? <p>Only you.</p> : <GrownUps grownUps={grownUps} />}
      <div className="flex flex-col gap-2">
        <p>
          {grownUps.length === 0 ? 'A linked grown-up would see' : 'They see'} what your{' '}
          <TextLink to="/profile" search={{ tab: 'progress' }}>
            Progress page
          </TextLink>{' '}
          shows: your week, your goal, your lessons and quizzes, where to look again, and your
          badges. They also see your classes and your plan.
        </p>
        <p className="text-ink-soft">
          On their page are no chats, no programs, no circuits, and no exact minutes.{' '}
          {ageRange === 'under-13'
            ? 'The parent or guardian who said yes can also download everything that we keep of you, with these in it.'
            : 'Grown-ups who are linked by a code cannot download anything.'}
        </p>
      </div>
    </CardSection>
  );
}
