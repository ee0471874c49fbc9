import { brand } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { Clock, Laptop, Sparkles } from 'lucide-react';
import { useAuth } from '../../../product/learner/auth.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { CoinToy } from './coin-toy.tsx';

const promises = [
  { Icon: Clock, text: 'Lessons of 15 to 30 minutes' },
  { Icon: Laptop, text: 'Nothing to install' },
  { Icon: Sparkles, text: 'Two courses free for everyone' },
];

const linkClass = 'text-action-ink underline underline-offset-4';

export function Hero() {
  const { user } = useAuth();
  return (
    <section className="page-width grid items-center grid-cols-1 gap-x-10 gap-y-4 pt-3 pb-16 md:gap-y-6 md:grid-cols-[1.02fr_1fr] md:pt-14 low:pt-4 lg:gap-x-14 lg:pb-24">
      <div className="flex min-w-0 flex-col items-start gap-3 md:gap-6 md:self-end low:gap-3">
        <Badge
          tone="action"
          className="px-3! py-1 text-[0.75rem]! !whitespace-normal sm:px-3.5! sm:text-sm!"
        >
          {brand.tagline} · ages 10 and up
        </Badge>
        <h1 className="text-[min(1.9rem,12vw)] leading-[1.04] font-bold tracking-tight sm:text-6xl md:text-[2.9rem] lg:text-6xl xl:text-[4.25rem] low:text-4xl!">
          {brand.headline}
        </h1>
      </div>
      <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
        <CoinToy />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-5 md:gap-6 md:self-start low:gap-3">
        <p className="max-w-xl text-lg text-ink-soft lg:text-xl lg:leading-relaxed low:text-base!">
          The smallest things in the world play by surprising rules. Learn them by playing: guess,
          run a real simulator, and see why.
        </p>
        <div className="flex w-full flex-wrap gap-3 pt-1">
          <ButtonLink
            to="/courses"
            size="large"
            className="max-sm:flex-1 max-sm:px-3 max-sm:text-base"
          >
            Explore Courses
          </ButtonLink>
          {user ? (
            <ButtonLink
              to="/dashboard"
              size="large"
              variant="secondary"
              className="max-sm:flex-1 max-sm:px-3 max-sm:text-base"
            >
              Go to Dashboard
            </ButtonLink>
          ) : (
            <ButtonLink
              to="/auth"
              search={{ mode: 'register' }}
              size="large"
              variant="secondary"
              className="max-sm:flex-1 max-sm:px-3 max-sm:text-base"
            >
              Get Started
            </ButtonLink>
          )}
        </div>
        {!user && (
          <p className="text-[0.9375rem] text-ink-soft md:hidden">
            You have a name and a password?{' '}
            <Link to="/auth" className={linkClass}>
              Sign in
            </Link>
          </p>
        )}
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-[0.9375rem] text-ink-soft">
          {promises.map(({ Icon, text }) => (
            <li key={text} className="inline-flex items-center gap-2">
              <Icon aria-hidden="true" className="size-[1.1em] text-action-ink" />
              {text}
            </li>
          ))}
        </ul>
        <p className="text-[0.9375rem] text-ink-soft">
          The other courses come with a plan:{' '}
          <Link to="/subscribe" className={linkClass}>
            see the prices
          </Link>
          . Here for somebody else? Read on{' '}
          <Link to="/for-parents" className={linkClass}>
            as a parent
          </Link>{' '}
          or{' '}
          <Link to="/for-educators" className={linkClass}>
            as a teacher
          </Link>
          .
        </p>
      </div>
    </section>
  );
}
