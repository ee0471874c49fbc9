import { brand } from '@qubloom/contract';
import { useAuth } from '../../../product/learner/auth.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { parentQuestions } from '../faq/faq-content.tsx';
import { Closing } from '../parts/closing.tsx';
import { IconCards } from '../parts/icon-card.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Questions } from '../parts/questions.tsx';
import { Section } from '../parts/section.tsx';
import { Support } from '../parts/support.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { benefits, reassurances, tips } from './parents-content.tsx';
import { ParentsPicture } from './parents-picture.tsx';

export function ParentsPage() {
  const { user } = useAuth();
  return (
    <>
      <PageHero
        kicker="For Parents"
        title={`What your child does at ${brand.name}`}
        lead={
          <p>
            They guess, try it on a simulator, and find out why. Under 13, you decide whether they
            have an account and whom they meet. From 13 on, they decide, and can give you a code
            that shows you how they learn.
          </p>
        }
        picture={<ParentsPicture />}
      >
        <ButtonLink to="/first-lesson" size="large">
          Look at a lesson
        </ButtonLink>
      </PageHero>
      <Section id="benefits" title="What they get out of it" isSunken>
        <IconCards className="md:grid-cols-3" points={benefits} />
      </Section>
      <Section id="reassurance" title="What you may be wondering about">
        <IconCards className="md:grid-cols-3" points={reassurances} />
        <p className="max-w-[65ch] rounded-card bg-points-soft p-5">
          <strong className="font-semibold">Your family page</strong> shows your child&apos;s week,
          finished lessons, quiz results, badges, and a weekly goal that you set together, and it
          has a question to ask at dinner whenever one went wrong in a quiz. Your child sees the
          same about themselves. If you like, an email sums up the week on Sundays, until you turn
          it off with one press. Under 13, you also decide there what your child may do, and
          download or erase everything. All you need is an account of your own.{' '}
          {user ? (
            <TextLink to="/family">Open your family page</TextLink>
          ) : (
            <TextLink to="/auth" search={{ mode: 'register', returnTo: '/family' }}>
              Open your account
            </TextLink>
          )}
        </p>
      </Section>
      <Section id="tips" title="How you can help" isSunken>
        <IconCards className="sm:grid-cols-2 lg:grid-cols-4" points={tips} />
      </Section>
      <ParentQuestions />
      <Closing
        title="Start together"
        text="Two courses are free. Your child picks an age group, and under 13 we write to you before anything is shared."
      >
        {user ? (
          <ButtonLink
            to={user.ageRange === '18-plus' ? '/family' : '/dashboard'}
            size="large"
            variant="deep"
          >
            {user.ageRange === '18-plus' ? 'Go to your family page' : 'Go to your dashboard'}
          </ButtonLink>
        ) : (
          <ButtonLink to="/auth" search={{ mode: 'register' }} size="large" variant="deep">
            Open an account
          </ButtonLink>
        )}
        <ButtonLink to="/subscribe" size="large" variant="deep-outline">
          Compare plans
        </ButtonLink>
      </Closing>
    </>
  );
}

function ParentQuestions() {
  return (
    <Section
      id="questions"
      title="Questions parents ask"
      intro={
        <>
          There are more in <TextLink to="/faq">Help &amp; Support</TextLink>, and the{' '}
          <TextLink to="/privacy">Privacy Policy</TextLink> begins with a short version.
        </>
      }
    >
      <Questions questions={parentQuestions} />
      <Support
        title="Ask a person"
        text="Something we haven't answered? Write to us, and we'll write back."
        subject="A parent's question"
      />
      <p>
        Would you like to know what we keep of your child?{' '}
        <TextLink to="/inquiry" search={{ kind: 'data-request' }}>
          Ask for your child's data
        </TextLink>
        .
      </p>
    </Section>
  );
}
