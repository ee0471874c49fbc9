/** Pages about the site. */
import { brand } from '@qubloom/contract';
import { createRoute } from '@tanstack/react-router';
import { educatorsSearch, inquirySearch } from '../search.ts';
import { page, root } from './root.tsx';

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: {
    title: brand.tagline,
    heading: brand.name,
    description:
      'Children from ten up learn quantum computing by doing: short lessons, real simulators, quizzes and games. Two courses are free.',
  },
  component: page(() => import('../routes/landing.tsx'), 'LandingRoute'),
});

const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  staticData: {
    title: 'About Us',
    description: `Why ${brand.name} exists, what makes it different, and who makes it.`,
  },
  component: page(() => import('../../features/information/about/about-page.tsx'), 'AboutPage'),
});

const forParents = createRoute({
  getParentRoute: () => root,
  path: '/for-parents',
  staticData: {
    title: 'For Parents',
    description:
      'What your child learns, how much time it takes, what you control, and how study rooms are kept safe.',
  },
  component: page(
    () => import('../../features/information/parents/parents-page.tsx'),
    'ParentsPage',
  ),
});

const forEducators = createRoute({
  getParentRoute: () => root,
  path: '/for-educators',
  staticData: {
    title: 'For Educators',
    description:
      'Teach quantum computing without being a physicist: lesson plans, activities, and a guide in five steps.',
    words: 'teachers classes schools',
  },
  validateSearch: educatorsSearch,
  component: page(() => import('../routes/information/for-educators.tsx'), 'EducatorsRoute'),
});

/** Opens from the pages for schools and parents. */
const inquiry = createRoute({
  getParentRoute: () => root,
  path: '/inquiry',
  staticData: { title: 'For Schools and Parents', heading: 'Ask Us', back: '/' },
  validateSearch: inquirySearch,
  component: page(() => import('../routes/information/inquiry.tsx'), 'InquiryRoute'),
});

const resources = createRoute({
  getParentRoute: () => root,
  path: '/resources',
  staticData: {
    title: 'Learning Resources',
    description:
      'Lesson plans and worksheets to print, experiments without a screen, a glossary, and further reading.',
  },
  component: page(() => import('../../features/resources/resources-page.tsx'), 'ResourcesPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  staticData: {
    title: 'Privacy Policy',
    description:
      'What we keep of learners and parents, why, for how long, and how to download or erase it.',
  },
  component: page(
    () => import('../../features/information/policies/privacy-page.tsx'),
    'PrivacyPage',
  ),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  staticData: {
    title: 'Terms of Service',
    description: 'What you can expect of us and what we expect of you, in twelve short sections.',
  },
  component: page(() => import('../../features/information/policies/terms-page.tsx'), 'TermsPage'),
});

const cookies = createRoute({
  getParentRoute: () => root,
  path: '/cookies',
  staticData: {
    title: 'Cookies Policy',
    description: 'Which cookies we set, what your browser keeps for itself, and how to delete it.',
  },
  component: page(
    () => import('../../features/information/policies/cookies-page.tsx'),
    'CookiesPage',
  ),
});

const dataProtection = createRoute({
  getParentRoute: () => root,
  path: '/data-protection',
  staticData: {
    title: 'Data Protection',
    description:
      'For schools and parents: who has the data, where it is, which companies are involved, and for how long.',
  },
  component: page(() => import('../../features/information/policies/data-page.tsx'), 'DataPage'),
});

const accessibility = createRoute({
  getParentRoute: () => root,
  path: '/accessibility',
  staticData: {
    title: 'Accessibility Statement',
    description: "What works for whom on this site, what doesn't yet, and how we know.",
  },
  component: page(
    () => import('../../features/information/policies/accessibility-page.tsx'),
    'AccessibilityPage',
  ),
});

const contact = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  staticData: {
    title: 'Contact',
    description:
      'How to reach us: the support address, our hours, and answers to what people ask most.',
  },
  component: page(
    () => import('../../features/information/contact/contact-page.tsx'),
    'ContactPage',
  ),
});

const listQuestions = async () =>
  (await import('../../features/information/faq/list-questions.ts')).listQuestions();

const faq = createRoute({
  getParentRoute: () => root,
  path: '/faq',
  staticData: {
    title: 'Help & Support',
    description:
      'Short answers about ages, math, time, accounts, safety, plans and what to do when something goes wrong.',
    questions: listQuestions,
  },
  component: page(() => import('../../features/information/faq/faq-page.tsx'), 'FaqPage'),
});

export const informationRoutes = [
  landing,
  about,
  forParents,
  forEducators,
  inquiry,
  resources,
  privacy,
  terms,
  cookies,
  dataProtection,
  accessibility,
  contact,
  faq,
] as const;
