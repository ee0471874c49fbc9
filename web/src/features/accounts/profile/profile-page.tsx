/** The learner's own account, and how this browser shows the site. */
import type { CurrentUser } from '@qubloom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { call } from '../../../product/api/api.ts';
import { profile } from '../../../product/api/endpoints.ts';
import { currentUserQuery } from '../../../product/learner/auth.tsx';
import { useSiteFacts } from '../../../product/site/site-facts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { ownMethodsQuery } from '../google/sign-in-methods.ts';
import { AboutYou } from './about-you.tsx';
import { AddressSection } from './address-section.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { FirstPassword } from './first-password.tsx';
import { GoogleConnection } from './google-connection.tsx';
import { InstallSite } from './install-site.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { YourData } from './your-data.tsx';

export const profileTabs = ['account', 'progress', 'workbench'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export interface ProfilePageProps {
  readonly user: CurrentUser;
  readonly tab: ProfileTab;
  readonly onTab: (tab: ProfileTab) => void;
  /** For a child, replaces an address of their own. */
  readonly consentCard: ReactNode;
  /** Certificates of finished courses. */
  readonly certificates: ReactNode;
  /** The learner's own record. */
  readonly progress: ReactNode;
  /** What the learner has made. */
  readonly workbench: ReactNode;
  /** The learner's Qubi, beside the heading. */
  readonly qubi: ReactNode;
  /** Platforms of schools that open the account. */
  readonly schools: ReactNode;
  /** Says what else an erasure ends. */
  readonly beforeErasure: ReactNode;
}

export function ProfilePage(props: ProfilePageProps) {
  const { user, tab, onTab, consentCard, progress, workbench, qubi } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 sm:py-10 low:py-3">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
          Profile
        </h1>
        <span className="row-span-2">{qubi}</span>
        <p className="text-ink-soft">
          You are signed in as <strong className="break-words text-ink">{user.username}</strong>.
        </p>
      </header>
      {user.erasesAt !== null && (
        <ErasureNotice erasesAt={user.erasesAt} onKept={() => heading.current?.focus()} />
      )}
      {consentCard}
      <Tabs
        value={tab}
        onValueChange={(value) => onTab(profileTabs.find((one) => one === value) ?? 'account')}
      >
        <TabList aria-label="Parts of your profile">
          <Tab value="account">Account</Tab>
          <Tab value="progress">Progress</Tab>
          <Tab value="workbench">Workbench</Tab>
        </TabList>
        <TabPanel value="account" className="flex flex-col gap-6">
          <Account {...props} />
        </TabPanel>
        <TabPanel value="progress">{progress}</TabPanel>
        <TabPanel value="workbench">{workbench}</TabPanel>
      </Tabs>
    </div>
  );
}

type AccountProps = Pick<ProfilePageProps, 'user' | 'certificates' | 'schools' | 'beforeErasure'>;

function Account({ user, certificates, schools, beforeErasure }: AccountProps) {
  const { supportEmail } = useSiteFacts();
  const { data: methods } = useQuery(ownMethodsQuery);
  const hasPassword = methods?.mine.includes('password') ?? true;
  return (
    <>
      <AboutYou key={user.id} user={user} />
      {certificates}
      {user.ageRange !== 'under-13' && <AddressSection />}
      <DeviceSettings />
      <InstallSite />
      {hasPassword ? <PasswordForm username={user.username} /> : <FirstPassword />}
      <GoogleConnection />
      {schools}
      <SessionList />
      <YourData beforeErasure={beforeErasure} />
      {supportEmail !== null && (
        <p className="text-sm text-ink-soft">
          Is something here wrong, or do you need help? Write to{' '}
          <a className="underline" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      )}
    </>
  );
}

interface ErasureNoticeProps {
  readonly erasesAt: string;
  /** Called when the notice is about to disappear. */
  readonly onKept: () => void;
}

/** Offers to keep the account to a learner who signs in before the day of the erasure. */
function ErasureNotice({ erasesAt, onKept }: ErasureNoticeProps) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const keep = useMutation({
    mutationFn: () => call(profile.keep),
    onSuccess: (user) => {
      onKept();
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      toasts.show({ title: 'Welcome back', description: 'Your account stays, with everything.' });
    },
    onError: (error) =>
      toasts.show({
        title: "That didn't work",
        description: error.message,
        variant: 'destructive',
      }),
  });
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border-[1.5px] border-action bg-action-soft p-5">
      <h2 className="text-xl">Do you want to come back?</h2>
      <p>Your account will be erased on {dayOf(erasesAt)}. Until then you can keep it.</p>
      <Button busy={keep.isPending} onClick={() => keep.mutate()}>
        Keep my account
      </Button>
    </section>
  );
}

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
