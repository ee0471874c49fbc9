/** All questions that the site's pages answer, each written once. A page chooses some of them. */
import { brand, consentDays, erasureDelay, roomLimits, trialDays } from '@qubloom/contract';
import type { Question } from '../parts/questions.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { SupportMailLink } from '../parts/support-mail.tsx';

const age: Question = {
  question: 'What age is it for?',
  answer: (
    <p>
      Ten and up. The courses for beginners are written so that a ten-year-old can read them alone;
      the intermediate and advanced ones suit patient twelve-year-olds, teenagers and grown-ups.
      Younger children do well with somebody beside them.
    </p>
  ),
};

const math: Question = {
  question: 'Do you need to be good at math?',
  answer: (
    <p>
      No. Plus, minus and simple fractions are all you need to begin. Angles and squares come up in
      the intermediate courses, and the lessons explain them where they're used.
    </p>
  ),
};

const time: Question = {
  question: 'How much time does it take each week?',
  answer: (
    <p>
      A lesson takes 15 to 30 minutes, and we suggest two or three sessions a week. You can stop in
      the middle of a lesson and pick it up later where you left off.
    </p>
  ),
};

const controls: Question = {
  question: 'What can parents control?',
  answer: (
    <>
      <p>
        For a child under 13 you get an email when the account is opened. Study rooms, chat, buying
        and being seen by others wait for your yes. You decide about each one: study rooms, chatting
        in their own words, and buying a plan. On{' '}
        <TextLink to="/parent">the parent's page</TextLink> you can change all of that, download
        everything we keep, or erase the account. Once you've linked an account of your own, you
        find the same on your <TextLink to="/family">family page</TextLink>.
      </p>
      <p>
        The family page also shows what your child learns, and an email on Sundays can sum it up.
        There are no time limits here; those are best set on the device itself.
      </p>
    </>
  ),
};

const safety: Question = {
  question: 'Is it safe to be online here?',
  answer: (
    <>
      <p>
        There are no ads, no trackers, no private messages, no public profiles and no way to send
        files or links. The only place where learners meet is a study room, with {roomLimits.seats}{' '}
        seats at most.
      </p>
      <p>
        A filter holds back rude words and personal data before anybody sees them. Anyone can mute,
        block or report somebody. Anyone who has been reported by three others can't write for a
        day, or until a person has looked into it.
      </p>
    </>
  ),
};

const accountNeeded: Question = {
  question: 'Do I need an account?',
  answer: (
    <p>
      Not to look around. Without one you can read the first lesson of each free course, use the{' '}
      <TextLink to="/simulator">circuit lab</TextLink>, and try flashcards, visualizations and
      guided paths. To save what you did and earn points you need one.
    </p>
  ),
};

const device: Question = {
  question: 'What kind of device do I need?',
  answer: (
    <p>
      A phone, tablet or computer with an up-to-date browser. There's nothing to install, and your
      account works on all of them.
    </p>
  ),
};

const realMachine: Question = {
  question: 'Is there a real quantum computer behind it?',
  answer: (
    <p>
      No. Everything runs on an exact simulator in your browser. For a handful of qubits that gives
      the same chances that perfect hardware would. Real machines are noisier, and the lessons say
      so.
    </p>
  ),
};

const stuck: Question = {
  question: "I'm stuck on a task. What now?",
  answer: (
    <p>
      Take a hint. They're free everywhere, and they come one at a time. A wrong answer also tells
      you what's still missing, and you can try as often as you like.
    </p>
  ),
};

const points: Question = {
  question: 'How do I get Quantum Points?',
  answer: (
    <p>
      Quizzes, daily challenges, steps of guided paths and badges pay points. Doing the same thing
      again pays only what you've improved. Every 100 points bring you to the next level. Points
      can't be bought, and you never lose any.
    </p>
  ),
};

const reading: Question = {
  question: 'Can I make the text easier to read?',
  answer: (
    <p>
      Yes. On your <TextLink to="/profile">profile</TextLink> you can choose the font, its size and
      spacing, light or dark colors, and less motion. If your device has an English voice of its
      own, lessons and quizzes also have a Read Aloud button.
    </p>
  ),
};

const mailMissing: Question = {
  question: "The email to my parent hasn't arrived",
  answer: (
    <p>
      Please look in the spam folder first. On your profile you can ask for the email again, or
      correct the address. Until there's an answer you can learn on your own. After {consentDays}{' '}
      days without one, the account is erased.
    </p>
  ),
};

const myData: Question = {
  question: 'How do I download or erase everything?',
  answer: (
    <p>
      On your <TextLink to="/profile">profile</TextLink>, under "Your data". An erased account can
      come back for {erasureDelay} days if you sign in again; then it's gone. Parents of children
      under 13 use <TextLink to="/parent">the parent's page</TextLink> or, once they're linked, the{' '}
      <TextLink to="/family">family page</TextLink>, where it's erased at once.
    </p>
  ),
};

const free: Question = {
  question: "What's free?",
  answer: (
    <p>
      Two whole courses, the circuit lab, the code lab, flashcards, visualizations, guided paths and
      study rooms. The other courses need a plan;{' '}
      <TextLink to="/subscribe">here's what each one opens</TextLink>.
    </p>
  ),
};

const ultimate: Question = {
  question: 'What does Ultimate add?',
  answer: (
    <p>
      Premium opens every course already. Ultimate adds a printable pack of each one, with its
      plans, activities, worksheets and answers and a certificate in one PDF, on{' '}
      <TextLink to="/resources">Learning Resources</TextLink>. And in the circuit lab, the noise can
      be set like that of real machines. The noise itself is free.
    </p>
  ),
};

const trial: Question = {
  question: 'How does the free trial work?',
  answer: (
    <p>
      Every subscription starts with {trialDays} free days. If you cancel before they're over,
      nothing is charged. A grown-up has to be there to buy a plan.
    </p>
  ),
};

const forChild: Question = {
  question: 'How do I buy a plan for my child?',
  answer: (
    <p>
      A plan belongs to the learner's account. If you're linked to your child, buy, change, or
      cancel it on your <TextLink to="/family">family page</TextLink>. Without an account of your
      own, open <TextLink to="/subscribe">Subscription</TextLink> together while your child is
      signed in, and choose one. Under 13, your yes to buying then comes first, by our email or on
      the parent's page.
    </p>
  ),
};

const forClass: Question = {
  question: 'How do I buy a plan for my class?',
  answer: (
    <p>
      Make a class on <TextLink to="/teach">Teach</TextLink>, open it, and choose the Classroom plan
      under Settings. It opens every course to your class. If your school pays by invoice,{' '}
      <TextLink to="/inquiry" search={{ kind: 'school-plan' }}>
        write to us
      </TextLink>
      .
    </p>
  ),
};

const learnerPassword: Question = {
  question: 'A student in my class forgot the password',
  answer: (
    <p>
      Open the class on <TextLink to="/teach">Teach</TextLink> and choose New password beside the
      name. We show it once, and you can print it as a slip. That works for accounts that the class
      made. Students who joined with an account of their own use{' '}
      <TextLink to="/forgot-password">Forgot password</TextLink>.
    </p>
  ),
};

const parentsOfClass: Question = {
  question: 'Do the parents of my class have to agree?',
  answer: (
    <p>
      For children under 13, usually yes. In some countries, a school may agree in place of the
      parents. If yours may, the class asks you for that agreement before it makes their accounts,
      and you can print it. What a parent has decided about a child's own account stays.
    </p>
  ),
};

const colleague: Question = {
  question: 'Can a colleague teach the class with me?',
  answer: (
    <p>
      Yes. On the page of the class, make a code for a teacher. Your colleague types it on{' '}
      <TextLink to="/teach">Teach</TextLink>. It works once, and from then on you both see the whole
      class.
    </p>
  ),
};

const endOfYear: Question = {
  question: 'What do I do with a class at the end of the year?',
  answer: (
    <p>
      Archive it in its Settings. Nobody can join anymore, but the students keep their accounts and
      everything they have learned. You can bring the class back later.
    </p>
  ),
};

const cancel: Question = {
  question: 'How do I cancel a subscription?',
  answer: (
    <p>
      Your own plan: on your <TextLink to="/dashboard">dashboard</TextLink>, in the Subscription
      tab. A plan that you pay for your child: on your <TextLink to="/family">family page</TextLink>
      . The plan of a class: in the class, under <TextLink to="/teach">Teach</TextLink>. Only the
      person who pays can cancel it. It stays active until the end of the period that's paid for,
      and nothing is charged after that.
    </p>
  ),
};

const password: Question = {
  question: 'I forgot my password',
  answer: (
    <p>
      Have a <TextLink to="/forgot-password">new one emailed</TextLink>. Under 13, the email goes to
      your parent's address. The link works for an hour.
    </p>
  ),
};

const somethingBroken: Question = {
  question: 'Something is broken',
  answer: (
    <p>
      First load the page again; what you've done is saved. If that doesn't help, write to{' '}
      <SupportMailLink subject="Something is broken" /> and tell us the page, your browser and what
      you did just before. Please never send us your password.
    </p>
  ),
};

export const parentQuestions: readonly Question[] = [age, math, time, controls, safety];

export const contactQuestions: readonly Question[] = [password, somethingBroken, cancel, myData];

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'getting-started',
    title: `Getting started with ${brand.name}`,
    questions: [age, math, accountNeeded, device, realMachine],
  },
  { id: 'learning', title: 'Learning', questions: [time, stuck, points, reading] },
  {
    id: 'families',
    title: 'Families and safety',
    questions: [controls, safety, mailMissing, myData],
  },
  {
    id: 'plans',
    title: 'Plans and payments',
    questions: [free, ultimate, trial, forChild, forClass, cancel],
  },
  {
    id: 'schools',
    title: 'Teachers, classes, and schools',
    questions: [learnerPassword, parentsOfClass, colleague, endOfYear],
  },
  { id: 'trouble', title: 'When something goes wrong', questions: [password, somethingBroken] },
];
