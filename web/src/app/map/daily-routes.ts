/** The daily challenges. */
import { createRoute } from '@tanstack/react-router';
import { dailySearch } from '../search.ts';
import { page, root } from './root.tsx';

const daily = createRoute({
  getParentRoute: () => root,
  path: '/daily',
  staticData: {
    title: 'Daily Challenges',
    description:
      'A quantum puzzle, a circuit to build, and five questions: new every day, a minute or two each.',
  },
  component: page(() => import('../routes/daily/daily.tsx'), 'DailyRoute'),
});

const dailyConcept = createRoute({
  getParentRoute: () => root,
  path: '/daily/concept',
  staticData: {
    isLearning: true,
    title: 'Quantum Concept Challenge',
    back: '/daily',
    isFolded: true,
    description:
      'Today’s quantum puzzle: a maze of gates, a chart, a hidden gate, or traces of Eve.',
  },
  validateSearch: dailySearch,
  component: page(() => import('../routes/daily/daily.tsx'), 'ConceptRoute'),
});

const dailyCircuit = createRoute({
  getParentRoute: () => root,
  path: '/daily/circuit',
  staticData: {
    isLearning: true,
    title: 'Quantum Circuit Puzzle',
    back: '/daily',
    isFolded: true,
    description: 'Today’s circuit to build: fill in the blanks, or do the same with fewer gates.',
  },
  validateSearch: dailySearch,
  component: page(() => import('../routes/daily/daily.tsx'), 'CircuitRoute'),
});

const dailyQuiz = createRoute({
  getParentRoute: () => root,
  path: '/daily/quiz',
  staticData: {
    isLearning: true,
    title: 'Daily Quiz Challenge',
    back: '/daily',
    isFolded: true,
    description:
      'Today’s five questions about quantum computing, mixed from what you have learned.',
  },
  validateSearch: dailySearch,
  component: page(() => import('../routes/daily/daily.tsx'), 'QuizRoute'),
});

export const dailyRoutes = [daily, dailyConcept, dailyCircuit, dailyQuiz];
