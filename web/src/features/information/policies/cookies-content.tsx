/** The table of cookies from the product's plan, with what the site really does about each. */
export interface PlannedCookie {
  readonly name: string;
  readonly kind: string;
  readonly lasts: string;
  readonly today: string;
}

const noAnalytics = "No. We don't count visits.";

export const plannedCookies: readonly PlannedCookie[] = [
  {
    name: 'session',
    kind: 'Essential: keeps you signed in',
    lasts: 'Session',
    today: 'Yes, as qubloom-session, and it lasts longer: see the next table.',
  },
  {
    name: 'preferences',
    kind: 'Functionality: remembers your settings',
    lasts: '1 year',
    today: "No. Your settings stay in your browser's storage and aren't sent to us.",
  },
  { name: '_ga', kind: 'Analytics', lasts: '2 years', today: noAnalytics },
  { name: '_gid', kind: 'Analytics', lasts: '24 hours', today: noAnalytics },
  {
    name: '_gat',
    kind: 'Analytics: throttles the two above',
    lasts: '1 minute',
    today: noAnalytics,
  },
  {
    name: 'progress_tracking',
    kind: 'Functionality: remembers how far you are',
    lasts: '1 year',
    today: 'No. Your progress is kept with your account.',
  },
];

export const browserHelp = [
  { name: 'Google Chrome', url: 'https://support.google.com/chrome/answer/95647' },
  {
    name: 'Mozilla Firefox',
    url: 'https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox',
  },
  {
    name: 'Apple Safari',
    url: 'https://support.apple.com/guide/safari/manage-cookies-sfri11471/mac',
  },
  {
    name: 'Microsoft Edge',
    url: 'https://support.microsoft.com/microsoft-edge/delete-cookies-in-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09',
  },
] as const;

export const shortCookies = [
  'We set two cookies when you sign in, and one more if you sign in with Google. Visitors get none.',
  'No targeted advertising is served here. No cookie counts visits, and none belongs to another company.',
  "Colors, letters and what you're working on stay in your own browser, and so do copies of what you've opened, for when there's no network.",
];
