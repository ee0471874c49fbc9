/** The sign-in screen: Login and Register as two tabs. */
import { brand } from '@qubloom/contract';
import { useRef } from 'react';
import { isSmall, useScreen } from '../../lib/browser/screen.ts';
import type { SessionEnd } from '../../product/learner/auth.tsx';
import { erasureHint } from '../../product/learner/erasure-hint.ts';
import { Card } from '../../ui/display/card.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { LoginForm } from './components/login-form.tsx';
import { MarketingPanel } from './components/marketing-panel.tsx';
import { RegisterForm } from './components/register-form.tsx';
import { OrWithGoogle } from './google/continue-with-google.tsx';

export type AuthTab = 'login' | 'register';

export interface AuthPageProps {
  readonly tab: AuthTab;
  readonly onTabChange: (tab: AuthTab) => void;
  /** A page sent the visitor here, and signing in leads back to it. */
  readonly hasReturnTarget: boolean;
  readonly returnTo: string | undefined;
  /** The end of a session that the visitor did not end here. */
  readonly sessionEnd: SessionEnd | null;
}

/** What grown-ups come for. */
const firstThings = [
  { path: '/teach', next: 'your class' },
  { path: '/family', next: 'add your child' },
] as const;

export function AuthPage({
  tab,
  onTabChange,
  hasReturnTarget,
  returnTo,
  sessionEnd,
}: AuthPageProps) {
  const screen = useScreen();
  const loginTab = useRef<HTMLButtonElement>(null);
  const registerTab = useRef<HTMLButtonElement>(null);
  const firstThing = firstThings.find(({ path }) => returnTo?.startsWith(path));
  const isWide = screen === null || (!isSmall(screen) && screen !== 'laptop');
  return (
    <div className="page-width grid grid-cols-1 gap-10 py-6 md:py-12 low:py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,min(32rem,50%))] lg:gap-16">
      {isWide && <MarketingPanel />}
      <div className="mx-auto flex w-full max-w-lg flex-col gap-6">
        <div>
          <h1 className="text-3xl sm:text-4xl">
            {tab === 'login' ? 'Welcome back' : `Join ${brand.name}`}
          </h1>
          <p className="mt-2 text-ink-soft">
            {sessionEnd
              ? `You've been signed out. Sign in, and you go on where you were.${erasureHint(sessionEnd)}`
              : tab === 'register' && firstThing
                ? `Make an account for yourself, and then ${firstThing.next}.`
                : hasReturnTarget
                  ? 'Sign in first, and we take you right back to where you were going.'
                  : tab === 'login'
                    ? 'Log in and carry on where you stopped.'
                    : 'It takes a minute, and two courses are free.'}
          </p>
        </div>
        <Tabs
          value={tab}
          onValueChange={(value) => onTabChange(value === 'register' ? 'register' : 'login')}
        >
          <TabList aria-label="Login or register" className="!w-full">
            <Tab ref={loginTab} value="login">
              Login
            </Tab>
            <Tab ref={registerTab} value="register">
              Register
            </Tab>
          </TabList>
          <TabPanel value="login">
            <Card className="flex flex-col gap-6 sm:!p-8">
              <LoginForm />
              <OrWithGoogle returnTo={returnTo} />
              <SwitchLine question="New here?" onSwitch={() => registerTab.current?.focus()}>
                Create an account
              </SwitchLine>
            </Card>
          </TabPanel>
          <TabPanel value="register">
            <Card className="flex flex-col gap-6 sm:!p-8">
              <RegisterForm isForGrownUps={firstThing !== undefined} />
              <OrWithGoogle returnTo={returnTo} />
              <SwitchLine
                question="Already have an account?"
                onSwitch={() => loginTab.current?.focus()}
              >
                Log in instead
              </SwitchLine>
            </Card>
          </TabPanel>
        </Tabs>
      </div>
    </div>
  );
}

interface SwitchLineProps {
  readonly question: string;
  /** Focuses the tab of the other form, which shows it. */
  readonly onSwitch: () => void;
  readonly children: string;
}

function SwitchLine({ question, onSwitch, children }: SwitchLineProps) {
  return (
    <p className="text-center text-ink-soft">
      {question}{' '}
      <button
        type="button"
        onClick={onSwitch}
        className="min-h-6 rounded-sm font-medium text-action-ink underline underline-offset-4 hover:no-underline"
      >
        {children}
      </button>
    </p>
  );
}
