/** Mistakes of several learners of a class, with the step of the lesson that treats each. */
import { useQuery } from '@tanstack/react-query';
import { PathLink } from '../../../ui/controls/path-link.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { misconceptionsQuery } from '../queries.ts';

export function CommonMistakes({ classId }: { readonly classId: string }) {
  const { data: mistakes } = useQuery(misconceptionsQuery(classId));
  if (!mistakes) return null;
  return (
    <CardSection
      title="What many get wrong"
      intro="Questions that at least two learners answered wrong on their first try, and tasks that they have not solved yet."
    >
      {mistakes.length === 0 ? (
        <p>Nothing right now.</p>
      ) : (
        <ol className="flex flex-col gap-4">
          {mistakes.map(({ title, mistake, learnerCount, lesson, path }) => (
            <li key={`${path} ${title}`} className="flex flex-col gap-1">
              <p className="font-medium">{title}</p>
              <p>{mistake}</p>
              <p className="text-[0.9375rem] text-ink-soft">
                {learnerCount} learners. <PathLink path={path}>{lesson.title}</PathLink> explains
                it.
              </p>
            </li>
          ))}
        </ol>
      )}
    </CardSection>
  );
}
