/** The links of each menu. */
import type { CurrentUser, VisualizationConcept } from '@qubloom/contract';

export interface MenuLink {
  readonly label: string;
  readonly to: string;
  readonly search?: { readonly concept: VisualizationConcept };
  /** Shown only to signed-in people from 18. */
  readonly isForGrownUps?: boolean;
}

const games: MenuLink = {
  label: 'Games',
  to: '/visualizations',
  search: { concept: 'Games' },
};

export const menuLinks = {
  wideNav: [
    { label: 'Dashboard', to: '/dashboard' },
    { label: 'Courses', to: '/courses' },
    { label: 'Simulator', to: '/simulator' },
  ],
  /** Beside these, for grown-ups who have classes or linked learners. */
  people: [
    { label: 'Teach', to: '/teach' },
    { label: 'Family', to: '/family' },
  ],
  /** Behind these, in one menu. */
  practice: [
    { label: 'Daily Challenges', to: '/daily' },
    games,
    { label: 'Code Lab', to: '/code-lab' },
    { label: 'Flashcards', to: '/flashcards' },
    { label: 'Visualizations', to: '/visualizations' },
    { label: 'Guided Paths', to: '/guided-paths' },
  ],
  wideNavEnd: [
    { label: 'Study Rooms', to: '/study-rooms' },
    { label: 'Subscription', to: '/subscribe' },
  ],
  avatarMenu: [
    { label: 'Teach', to: '/teach', isForGrownUps: true },
    { label: 'Family', to: '/family', isForGrownUps: true },
    { label: 'Profile', to: '/profile' },
    { label: 'About Us', to: '/about' },
    { label: 'Help & Support', to: '/faq' },
  ],
  bottomBar: [
    { label: 'Home', to: '/' },
    { label: 'Courses', to: '/courses' },
    { label: 'Dashboard', to: '/dashboard' },
    { label: 'Simulator', to: '/simulator' },
    { label: 'Profile', to: '/profile' },
  ],
  sideMenu: [
    { label: 'Teach', to: '/teach', isForGrownUps: true },
    { label: 'Family', to: '/family', isForGrownUps: true },
    { label: 'Daily Challenges', to: '/daily' },
    games,
    { label: 'Code Lab', to: '/code-lab' },
    { label: 'Guided Paths', to: '/guided-paths' },
    { label: 'Flashcards', to: '/flashcards' },
    { label: 'Visualizations', to: '/visualizations' },
    { label: 'Study Rooms', to: '/study-rooms' },
    { label: 'Subscription', to: '/subscribe' },
    { label: 'Learning Resources', to: '/resources' },
    { label: 'Help & Support', to: '/faq' },
  ],
  footer: [
    { label: 'About Us', to: '/about' },
    { label: 'Help & Support', to: '/faq' },
    { label: 'Contact', to: '/contact' },
    { label: 'For Parents', to: '/for-parents' },
    { label: "The Parent's Page", to: '/parent' },
    { label: 'For Educators', to: '/for-educators' },
    { label: 'Learning Resources', to: '/resources' },
    { label: 'Subscription', to: '/subscribe' },
    { label: 'Privacy Policy', to: '/privacy' },
    { label: 'Terms of Service', to: '/terms' },
    { label: 'Cookies Policy', to: '/cookies' },
    { label: 'Data Protection', to: '/data-protection' },
    { label: 'Accessibility', to: '/accessibility' },
  ],
} satisfies Record<string, readonly MenuLink[]>;

/** Returns the links of a menu that this person sees; null is a visitor. */
export const linksFor = (user: CurrentUser | null, links: readonly MenuLink[]) =>
  links.filter(({ isForGrownUps }) => !isForGrownUps || user?.ageRange === '18-plus');
