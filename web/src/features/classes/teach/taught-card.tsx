/** On the dashboard: a teacher's way to the classes. */
import type { CurrentUser } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { myClassesQuery } from '../../../product/classes/my-classes-query.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';

const shownAtOnce = 3;

export function TaughtCard({ user }: { readonly user: CurrentUser }) {
  const { data: mine } = useQuery({ ...myClassesQuery, enabled: user.ageRange === '18-plus' });
  const open = mine?.teaches.filter(({ archivedAt }) => archivedAt === null) ?? [];
  if (open.length === 0) return null;
  return (
    <CardSection title="Your classes">
      <div className="flex flex-wrap gap-3">
        {open.slice(0, shownAtOnce).map(({ id, name }) => (
          <ButtonLink
            key={id}
            to="/teach/$classId"
            params={{ classId: String(id) }}
            className="max-w-full break-words"
          >
            {name}
          </ButtonLink>
        ))}
        <ButtonLink to="/teach" variant={open.length > shownAtOnce ? 'secondary' : 'quiet'}>
          All your classes
        </ButtonLink>
      </div>
    </CardSection>
  );
}
