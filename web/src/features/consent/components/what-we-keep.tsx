import { TextLink } from '../../../ui/controls/text-link.tsx';

/** The direct notice to the parent. The email has the same text. */
export function WhatWeKeep() {
  return (
    <section aria-label="What we keep, and why" className="rounded-control bg-ground p-4 text-sm">
      <h2 className="text-base">What we keep</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft">
        <li>the first name, username, age group, time zone and your email address</li>
        <li>
          the password, scrambled so that nobody can read it, or Google's number for the account
          that signs in here
        </li>
        <li>
          what your child does and achieves in lessons, tasks, quizzes, flashcards, guided paths and
          simulators, which questions and tasks are still open, and the program that is open in the
          code lab
        </li>
        <li>
          which class your child has joined with a code from a teacher, and your child's name there;
          the teachers of the class see what your child learns from then on, and whether your child
          has done what they assign
        </li>
        <li>
          with your yes, also what your child writes in study rooms, for 30 days, and which rooms
          your child has made
        </li>
        <li>for each visit, the kind of browser and a shortened internet address, for 30 days</li>
        <li>
          two cookies: one that keeps your child signed in, and one that lets us recognize the
          browser, for 180 days
        </li>
      </ul>
      <p className="mt-3 text-ink-soft">
        It lets your child sign in, continue where they stopped, and see what they've learned. We
        show no ads, and we never sell any of it or pass it on.
      </p>
      <p className="mt-3 text-ink-soft">
        All of it is in the <TextLink to="/privacy">Privacy Policy</TextLink>; what your child
        learns here is on the page <TextLink to="/for-parents">For Parents</TextLink>.
      </p>
    </section>
  );
}
