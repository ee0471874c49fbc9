/** The news behind the bell. Loads when it is first opened. */
import type { CurrentUser } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { achievementsQuery } from '../../../features/achievements/queries.ts';
import { ownConsentQuery } from '../../../features/consent/child/own-consent.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { learnerStorage } from '../../../product/storage/learner-storage.ts';
import { dueQuery } from '../../../product/flashcards/due-query.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import {
  newsForVisitors,
  newsOf,
  parseSeen,
  seenAfter,
  type KnownNow,
  type NewsItem,
} from './news-state.ts';

export interface NewsDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export function NewsDialog({ isOpen, onOpenChange }: NewsDialogProps) {
  const { user } = useAuth();
  const leave = () => onOpenChange(false);
  return (
    <Dialog title="What's New" isOpen={isOpen} onOpenChange={onOpenChange}>
      {user ? <LearnersNews user={user} onLeave={leave} /> : <VisitorsNews onLeave={leave} />}
    </Dialog>
  );
}

function VisitorsNews({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <>
      <NewsList news={newsForVisitors} onLeave={onLeave} />
      <p>When you have an account, your new badges and cards show up here.</p>
      <ButtonLink to="/auth" variant="secondary" className="self-start" onClick={onLeave}>
        Sign In
      </ButtonLink>
    </>
  );
}

interface LearnersNewsProps {
  readonly user: CurrentUser;
  readonly onLeave: () => void;
}

function LearnersNews({ user, onLeave }: LearnersNewsProps) {
  const { known, isError, askAgain } = useKnownNow();
  // The news that was seen before this opening.
  const [seen] = useState(() => parseSeen(learnerStorage(user.id).find('news', '')?.text));
  const shown = known && JSON.stringify(seenAfter(known));
  useEffect(() => {
    if (shown !== undefined) learnerStorage(user.id).save('news', '', shown);
  }, [shown, user.id]);
  const news = known && newsOf(known, seen);
  return (
    <div role="status" className="flex flex-col gap-4">
      {isError && (
        <>
          <p>We couldn't look it up just now.</p>
          <Button variant="secondary" className="self-start" onClick={askAgain}>
            Try Again
          </Button>
        </>
      )}
      {!isError && !news && (
        <p className="flex items-center gap-3 text-ink-soft">
          <Spinner /> Looking...
        </p>
      )}
      {news?.length === 0 && <p>Nothing new right now.</p>}
      {news && news.length > 0 && <NewsList news={news} onLeave={onLeave} />}
    </div>
  );
}

interface NewsListProps {
  readonly news: readonly NewsItem[];
  readonly onLeave: () => void;
}

function NewsList({ news, onLeave }: NewsListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {news.map(({ text, to }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={onLeave}
            className="flex min-h-12 items-center justify-between gap-3 rounded-control bg-action-soft px-4 py-2 font-medium text-action-ink"
          >
            {text}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns undefined until all the data has loaded. */
function useKnownNow() {
  const achievements = useQuery(achievementsQuery);
  const due = useQuery(dueQuery);
  const consent = useQuery(ownConsentQuery);
  const all = [achievements, due, consent];
  const known: KnownNow | undefined =
    achievements.data && due.data && consent.data !== undefined
      ? {
          achievements: achievements.data,
          dueCards: due.data.cards.length,
          consent: consent.data,
        }
      : undefined;
  return {
    known,
    isError: known === undefined && all.some(({ isError }) => isError),
    askAgain: () => all.forEach((one) => one.isError && void one.refetch()),
  };
}
