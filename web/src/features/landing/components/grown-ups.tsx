import { ButtonLink } from '../../../ui/controls/button-link.tsx';

const doors = [
  {
    to: '/for-parents',
    title: 'For Parents',
    text: 'What your child learns, how much time it takes, and what you decide.',
    link: 'Read on as a parent',
  },
  {
    to: '/for-educators',
    title: 'For Educators',
    text: 'Lesson plans, a guide in five steps, and what a class needs to begin.',
    link: 'Read on as a teacher',
  },
] as const;

/** Links for a grown-up who looks at the site for a child. */
export function GrownUps() {
  return (
    <section aria-label="For grown-ups" className="page-width pb-16 lg:pb-24">
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {doors.map(({ to, title, text, link }) => (
          <li
            key={to}
            className="flex flex-col items-start gap-2 rounded-card bg-sunken p-6 lg:p-7"
          >
            <h3 className="text-xl">{title}</h3>
            <p className="flex-1 text-ink-soft">{text}</p>
            <ButtonLink to={to} variant="secondary" className="mt-2">
              {link}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
