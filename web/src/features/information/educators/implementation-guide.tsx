import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { steps } from './educators-content.ts';
import { Under13 } from './under-13.tsx';

export function ImplementationGuide() {
  return (
    <div className="flex flex-col items-start gap-7">
      <ol className="flex max-w-3xl flex-col gap-6">
        {steps.map(({ title, text, press }, at) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-action-soft font-heading text-lg font-semibold text-action-ink"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 max-w-[65ch] text-ink-soft">{text}</p>
              <p className="mt-1 max-w-[65ch]">
                {press.before} <TextLink to={press.to}>{press.link}</TextLink>
                {press.after}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <Under13 />
      <p className="max-w-[65ch]">
        Does your school use Canvas, Moodle, or another platform with LTI 1.3? Then your learners
        can come in from your course there, without a password, and their results go back to its
        gradebook. Lists of names can also be the users.csv of a OneRoster export.{' '}
        <TextLink to="/inquiry">Write to us</TextLink> to have your platform connected. In Google
        Classroom, share the link of a lesson, and your learners sign in as usual.
      </p>
      <p className="max-w-[65ch]">
        Would a workshop for your teachers help? Tell us about your school and what you'd like to
        try, and we'll write back with what we can offer and when.
      </p>
      <ButtonLink to="/inquiry" search={{ kind: 'workshop' }} variant="secondary" size="large">
        Learn More About Workshops
      </ButtonLink>
    </div>
  );
}
