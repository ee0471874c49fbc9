import { classes, consent, families, flashcards, progress } from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { physics } from '../../testing/classes.ts';
import { grace, kit, noFamily } from '../../testing/families.ts';
import { courseServer, firstRipple } from '../../testing/lessons.ts';
import { ada, signedIn, signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { setScreen } from '../../testing/screen.ts';
import { fakeServer, refuses, replies } from '../../testing/server.ts';
import { setSiteFacts } from '../../testing/site-facts.ts';

const viewport = () => document.querySelector('meta[name="viewport"]')?.getAttribute('content');
const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const linkNames = (links: HTMLElement[]) => links.map((link) => link.textContent);

beforeEach(() => {
  document.head.innerHTML = '<meta name="viewport" content="width=device-width, initial-scale=1">';
});

test(
  'a page has one heading, landmarks, and a link that skips the menu',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedOut());
    await renderPage('/');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip to the main content' })).toHaveAttribute(
      'href',
      '#main',
    );
  },
);

test('the head of the document changes with the page', async () => {
  document.head.innerHTML = `<link rel="canonical" href="https://qubloom.example/about">
    <meta name="description" content="What the server said.">`;
  const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
  const description = () =>
    document.querySelector('meta[name=description]')?.getAttribute('content');
  fakeServer(signedOut());
  const page = await renderPage('/about');
  expect(document.title).toBe('About Us | Qubloom');
  expect(description()).toBe('What the server said.');
  await page.user.click(screen.getByRole('link', { name: 'For Parents' }));
  await waitFor(() => expect(document.title).toBe('For Parents | Qubloom'));
  expect(canonical()).toBe('https://qubloom.example/for-parents');
  expect(description()).toMatch(/^What your child learns/);
});

test('a visitor who was sent to sign in and signs up instead comes to the page all the same', async () => {
  fakeServer(signedOut());
  await renderPage('/teach');
  await screen.findByRole('heading', { level: 1 });
  const banner = within(screen.getByRole('banner'));
  for (const name of ['Sign In', 'Sign Up']) {
    const link = await banner.findByRole('link', { name });
    expect(link.getAttribute('href')).toContain('returnTo=%2Fteach');
  }
});

// Shows: 2 desktop header
test('the wide menu shows only existing pages', async () => {
  fakeServer(signedIn());
  const page = await renderPage('/');
  await screen.findByRole('navigation', { name: 'Main' });
  const links = bar().getAllByRole('link');
  expect(linkNames(links)).toEqual(expect.arrayContaining(['Dashboard', 'Courses']));
  for (const link of links) {
    expect(page.router.routesByPath).toHaveProperty([link.getAttribute('href') ?? '']);
  }
});

test('a grown-up who has a class and a linked learner finds both in the wide menu', async () => {
  const server = fakeServer(
    signedIn(grace),
    replies(classes.mine, { teaches: [physics], learnsIn: [], canMake: true }),
    replies(families.mine, { ...noFamily, learners: [kit] }),
  );
  const page = await renderPage('/about');
  expect(await bar().findByRole('link', { name: 'Teach' })).toHaveAttribute('href', '/teach');
  expect(await bar().findByRole('link', { name: 'Family' })).toHaveAttribute('href', '/family');
  page.unmount();
  server.use(replies(classes.mine, { teaches: [], learnsIn: [], canMake: true }));
  await renderPage('/about');
  await bar().findByRole('link', { name: 'Family' });
  expect(bar().queryByRole('link', { name: 'Teach' })).not.toBeInTheDocument();
});

test('one menu of the wide header contains the ways to practice, for visitors as well', async () => {
  fakeServer(signedOut());
  const page = await renderPage('/');
  await page.user.click(await screen.findByRole('button', { name: 'Practice' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Daily Challenges', '/daily'],
    ['Games', '/visualizations?concept=Games'],
    ['Code Lab', '/code-lab'],
    ['Flashcards', '/flashcards'],
    ['Visualizations', '/visualizations'],
    ['Guided Paths', '/guided-paths'],
  ]);
});

// Shows: 2 small screens without header and footer
test.each(['mobile', 'tablet'] as const)(
  'a %s has bars instead of header and footer',
  async (kind) => {
    setScreen(kind);
    fakeServer(signedIn());
    await renderPage('/');
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByText('Sign In')).not.toBeInTheDocument();
    expect(bar().getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(document.body).toHaveClass('mobile-device');
    expect(viewport()).toContain('user-scalable=no');
  },
);

// Shows: 2 header and footer
test.each(['laptop', 'desktop'] as const)(
  'a %s has header and footer and may zoom',
  async (kind) => {
    setScreen(kind);
    fakeServer(signedOut());
    await renderPage('/');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(document.body).not.toHaveClass('mobile-device');
    expect(viewport()).not.toContain('user-scalable=no');
  },
);

// Shows: 2 failed responsive check
test('an unknown screen counts as a desktop', async () => {
  window.matchMedia = () => {
    throw new Error('not here');
  };
  fakeServer(signedOut());
  await renderPage('/');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('the zoom lock can be lifted in the menu', { tags: ['exhaustive'] }, async () => {
  setScreen('mobile');
  fakeServer(signedOut());
  const page = await renderPage('/');
  expect(viewport()).toContain('user-scalable=no');
  await page.user.click(screen.getByRole('button', { name: 'Menu' }));
  await page.user.click(await screen.findByRole('checkbox', { name: 'Let me zoom' }));
  expect(viewport()).not.toContain('user-scalable=no');
});

// Shows: 9 notification badge
test('the bell starts at 2 and falls to 0 when tapped', async () => {
  setScreen('mobile');
  fakeServer(signedIn());
  const page = await renderPage('/');
  const bell = screen.getByRole('button', { name: 'Notifications, 2 unread' });
  expect(bell).toHaveTextContent('2');
  await page.user.click(bell);
  expect(bell).toHaveAccessibleName('Notifications');
  expect(bell).not.toHaveTextContent('2');
});

// Shows: 9 notification badge
test(
  'once tapped, the bell stays at 0 on this device, for all users',
  { tags: ['exhaustive'] },
  async () => {
    setScreen('mobile');
    fakeServer(signedOut());
    const visitors = await renderPage('/');
    await visitors.user.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }));
    const news = within(await screen.findByRole('dialog', { name: "What's New" }));
    expect(news.getAllByRole('listitem')).toHaveLength(2);
    visitors.unmount();
    fakeServer(signedIn());
    await renderPage('/about');
    expect(await screen.findByRole('button', { name: 'Notifications' })).not.toHaveTextContent('2');
  },
);

test('a tap on the bell opens the news since last time, or says that there is none', async () => {
  setScreen('mobile');
  fakeServer(
    signedIn(),
    replies(progress.achievements, [{ ...firstRipple, unlocked: true, progress: null }]),
    replies(flashcards.due, { cards: [], later: 0 }),
    replies(consent.mine, { consent: null }),
  );
  const page = await renderPage('/about');
  const bell = () => page.user.click(screen.getByRole('button', { name: /^Notifications/ }));
  const news = async () => within(await screen.findByRole('dialog', { name: "What's New" }));
  await bell();
  const badge = await (await news()).findByRole('link', { name: 'New badge: First Ripple' });
  expect(badge).toHaveAttribute('href', '/achievements');
  await page.user.keyboard('{Escape}');
  await bell();
  expect(await (await news()).findByText('Nothing new right now.')).toBeInTheDocument();
});

test('news that fails to load is requested again', async () => {
  setScreen('mobile');
  const server = fakeServer(
    signedIn(),
    refuses(progress.achievements, 'internal'),
    replies(flashcards.due, { cards: [], later: 0 }),
    replies(consent.mine, { consent: null }),
  );
  const page = await renderPage('/about');
  await page.user.click(screen.getByRole('button', { name: /^Notifications/ }));
  const again = await screen.findByRole('button', { name: 'Try Again' });
  server.use(replies(progress.achievements, []));
  await page.user.click(again);
  expect(await screen.findByText('Nothing new right now.')).toBeInTheDocument();
});

// Shows: 2 small header
test('the small header has the page’s title and a Back button with a name, or the menu', async () => {
  setScreen('mobile');
  fakeServer(signedOut());
  const page = await renderPage('/');
  expect(within(screen.getByRole('banner')).getByText('Qubloom')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  page.unmount();
  await renderPage('/auth');
  const back = screen.getByRole('link', { name: 'Back' });
  expect(back).toHaveAttribute('href', '/');
  expect(back).toHaveTextContent('Back');
});

// Shows: 2 side menu
test('the side menu greets by first name and shows Quantum Points', async () => {
  setScreen('mobile');
  fakeServer(signedIn());
  const page = await renderPage('/');
  await page.user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByText('Hello, Ada!')).toBeInTheDocument();
  expect(menu.getByText('Quantum Points')).toBeInTheDocument();
  expect(menu.getByText('120')).toBeInTheDocument();
});

// Shows: 2 side menu
test('without a first name the side menu greets by username', async () => {
  setScreen('mobile');
  fakeServer(signedIn({ ...ada, firstName: '' }));
  const page = await renderPage('/');
  await page.user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText('Hello, ada!')).toBeInTheDocument();
});

// Shows: 2 bottom bar
test('courses stay highlighted in the bottom bar on every page below them', async () => {
  setScreen('mobile');
  fakeServer(signedOut(), ...courseServer());
  await renderPage('/courses/3');
  expect(bar().getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
});

test('after a change of page, its heading has the focus', async () => {
  fakeServer(signedOut());
  const page = await renderPage('/');
  await page.user.click(screen.getByRole('link', { name: 'Sign In' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Sign in | Qubloom');
});

// Shows: 5 newsletter; 7 newsletter form makes no call
test('the newsletter form says thank you, empties its field, and sends nothing', async () => {
  const server = fakeServer(signedOut());
  const page = await renderPage('/auth');
  const calls = server.received.length;
  expect(screen.getByText("Our newsletter hasn't started yet, so nothing is saved.")).toBeVisible();
  const email = screen.getByLabelText('Newsletter');
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('type', 'email');
  await page.user.type(email, 'ada@example.com');
  await page.user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(screen.getByText('Thank you for subscribing to our newsletter!')).toBeInTheDocument();
  expect(email).toHaveValue('');
  expect(server.received).toHaveLength(calls);
});

test('the chosen colors are remembered', async () => {
  fakeServer(signedOut());
  const page = await renderPage('/');
  await page.user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('qubloom.theme')).toBe('dark');
  await page.user.click(screen.getByRole('radio', { name: 'As my device' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

// Shows: 2 footer
test('the footer leads to every page about the site', async () => {
  setSiteFacts({ socialLinks: [{ name: 'GitHub', url: 'https://github.com/example' }] });
  fakeServer(signedOut());
  await renderPage('/');
  const links = within(screen.getByRole('navigation', { name: 'About the site' }));
  expect(hrefs(links.getAllByRole('link'))).toEqual([
    '/about',
    '/faq',
    '/contact',
    '/for-parents',
    '/parent',
    '/for-educators',
    '/resources',
    '/subscribe',
    '/privacy',
    '/terms',
    '/cookies',
    '/data-protection',
    '/accessibility',
  ]);
  const social = within(screen.getByRole('list', { name: 'Follow us' }));
  expect(hrefs(social.getAllByRole('link'))).toEqual(['https://github.com/example']);
  expect(screen.getByText(/^© 2023–\d{4} Qubloom/)).toBeInTheDocument();
});

test('without a footer, the side menu links to help, privacy, and terms', async () => {
  setScreen('mobile');
  fakeServer(signedOut());
  const page = await renderPage('/');
  await page.user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Help & Support' })).toHaveAttribute('href', '/faq');
  const places = hrefs(menu.getAllByRole('link'));
  expect(places.filter((place, at) => places.lastIndexOf(place) !== at)).toEqual([]);
  await page.user.click(menu.getByRole('link', { name: 'Privacy Policy' }));
  expect(page.path()).toBe('/privacy');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// Shows: 2 avatar menu
test('the avatar menu links to About Us and to help', async () => {
  fakeServer(signedIn());
  const page = await renderPage('/');
  await page.user.click(await screen.findByRole('button', { name: 'Your account' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'About Us' })).toHaveAttribute('href', '/about');
  expect(menu.getByRole('menuitem', { name: 'Help & Support' })).toHaveAttribute('href', '/faq');
});
