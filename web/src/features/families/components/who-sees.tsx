import type { Family } from '@qubloom/contract';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { GrownUps } from './people.tsx';

/** The grown-ups who see the reader's own record, and what exactly they see. */
export function WhoSees({ grownUps }: Pick<Family, 'grownUps'>) {
  return (
    <CardSection title="Who sees your progress">
      {grownUps.length === 0 ? <p>Only you.</p> : <GrownUps grownUps={grownUps} />}
      <div className="flex flex-col gap-2">
        <p>
          {grownUps.length === 0 ? 'A linked grown-up would see' : 'They see'} your{' '}
          <TextLink to="/profile" search={{ tab: 'progress' }}>
            Progress page
          </TextLink>
          , word for word: your week, your goal, your lessons and quizzes, where to look again, and
          your badges.
        </p>
        <p className="text-ink-soft">
          Nothing else: no chats, no programs, no circuits, and no exact minutes.
        </p>
      </div>
    </CardSection>
  );
}
