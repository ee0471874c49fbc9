import { brand, classSeats, consentDays, erasureDelay, trialDays } from '@qubloom/contract';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { SupportMailLink } from '../parts/support-mail.tsx';
import { Operator } from './operator.tsx';
import type { PolicySection } from './policy-page.tsx';

export const shortTerms = [
  'Be kind, be honest about your age, and keep your password to yourself.',
  'Under 13, a parent decides about study rooms, chat and buying.',
  `Plans begin with ${String(trialDays)} free days. You can cancel whenever you like and keep what you've paid for until its end.`,
  'What you build here is yours. What we made is ours, and you may use it at home and in class.',
];

export const termsSections: readonly PolicySection[] = [
  {
    id: 'agreement',
    title: 'What this is',
    content: (
      <>
        <p>
          These are the terms between you and {brand.name}. They apply as soon as you use the site.
          If you're under 18, please read them with a parent or guardian, who agrees to them for
          you.
        </p>
        <Operator />
      </>
    ),
  },
  {
    id: 'who-may-use-it',
    title: 'Who may use it',
    content: (
      <>
        <p>
          {brand.name} is made for ages 10 and up. Everybody may look around without an account. If
          you open one, pick your real age range.
        </p>
        <p>
          Under 13, an account needs a parent's or guardian's email address, and the parent's
          consent for study rooms, chat, buying and being seen by others. If the parent says no, or
          doesn't answer within {consentDays} days of our first email, we erase the account.
        </p>
      </>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    content: (
      <p>
        An account is for one person. Choose a username that isn't your real name, keep your
        password to yourself, and tell us if somebody else got in. You can see on your profile where
        you're signed in, and end that anywhere.
      </p>
    ),
  },
  {
    id: 'what-you-get',
    title: 'What you get',
    content: (
      <p>
        Lessons, quizzes, simulators, flashcards, visualizations, guided paths and study rooms. The
        simulators are exact; they aren't a real quantum computer. Points, badges and levels are for
        the joy of it: they're worth no money and can't be traded.
      </p>
    ),
  },
  {
    id: 'being-fair',
    title: 'Being fair',
    content: (
      <>
        <p>Please don't</p>
        <ul>
          <li>use somebody else's account, or pretend to be somebody else,</li>
          <li>write programs that collect points or fill the site with calls,</li>
          <li>try to break in, or to get at what belongs to others,</li>
          <li>copy the site or its courses to sell them.</li>
        </ul>
        <p>
          If you find a hole in our security, write to <SupportMailLink subject="Security" />. We'd
          rather hear it from you.
        </p>
      </>
    ),
  },
  {
    id: 'study-rooms',
    title: 'In study rooms',
    content: (
      <p>
        Be kind, stay with quantum things, and don't give away anything personal: no names,
        addresses, schools, numbers or links. A filter holds such messages back. Anybody in a room
        can mute, block or report somebody else. Anyone whom three others have reported can't write
        for a day, or until a person has looked at it.
      </p>
    ),
  },
  {
    id: 'plans-and-payments',
    title: 'Plans and payments',
    content: (
      <>
        <p>
          Two courses are free. The others need a plan, and{' '}
          <TextLink to="/subscribe">the plans page</TextLink> shows what each one opens and costs,
          in US dollars. Annual plans cost 20% less and are charged once a year. Every subscription
          starts with {trialDays} free days.
        </p>
        <p>
          Under 18, a grown-up has to be there to buy, or a linked grown-up buys on the family page.
          Cards are taken by Stripe; we never see a card number. A subscription renews until you
          cancel it. You can move to a higher plan at any time; to move to a lower one, write to us.
        </p>
        <p>
          A teacher can buy the Classroom plan for a class. While it is paid, every course is open
          to the teachers of the class and to up to {classSeats.classroom} learners. When it ends,
          the class keeps its learners and goes on with the free courses.
        </p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling and refunds',
    content: (
      <p>
        Cancel on your <TextLink to="/dashboard">dashboard</TextLink>, in the Subscription tab, or,
        for a plan that you pay for somebody else, on the{' '}
        <TextLink to="/family">family page</TextLink> or on the page of the class. Only you can
        cancel it, even after the link to the learner has ended. If you erase your account, a plan
        that you pay for a learner is cancelled. A Classroom plan is also cancelled if you leave the
        class, if the class is archived, or if you erase your account. The plan stays active until
        the end of the current billing period; in the free days nothing is charged at all. If a
        payment went wrong, write to <SupportMailLink subject="Refund" />. When a payment is
        returned in full, the plan that it paid for ends with it.
      </p>
    ),
  },
  {
    id: 'what-belongs-to-whom',
    title: 'What belongs to whom',
    content: (
      <p>
        The courses, pictures and programs of the site are ours. You may use them, print them and
        show them at home and in class, as long as you don't sell them. The circuits you build are
        yours, and you can take them along.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    content: (
      <p>
        The <TextLink to="/privacy">Privacy Policy</TextLink> and the{' '}
        <TextLink to="/cookies">Cookies Policy</TextLink> are part of these terms. They say what we
        keep and for how long, and how you can get a copy or have it erased.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'When it ends',
    content: (
      <p>
        You can erase your account whenever you like; for {erasureDelay} days you can come back.
        Subscriptions end with it. If somebody breaks these terms badly, or over and over, we may
        stop them from writing or close the account.
      </p>
    ),
  },
  {
    id: 'what-we-cannot-promise',
    title: "What we can't promise",
    content: (
      <>
        <p>
          We take care that the site runs and that what it says is right, but we can't promise that
          it never breaks or never gets anything wrong. If you find a mistake in a lesson, we want
          to know. Nothing in these terms takes away rights that the law gives you.
        </p>
        <p>
          If the terms change, the date at the top changes with them. Questions go to{' '}
          <SupportMailLink subject="Terms" />, {brand.supportHours}.
        </p>
      </>
    ),
  },
];
