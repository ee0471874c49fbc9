import { expect, test } from 'vitest';
import { pagesNamed, questionsNamed, withPages } from './pages-state.ts';

const pages = [
  { path: '/code-lab', title: 'Code Lab' },
  { path: '/faq', title: 'Help & Support' },
  { path: '/guided-paths', title: 'Guided Paths' },
  { path: '/resources', title: 'Learning Resources' },
  { path: '/teach', title: 'Teach', words: 'teacher class' },
];

test.each([
  ['code', ['/code-lab']],
  ['Code-Lab', ['/code-lab']],
  ['lab co', ['/code-lab']],
  ['paths', ['/guided-paths']],
  ['faq', ['/faq']],
  ['learning res', ['/resources']],
  ['teacher', ['/teach']],
  ['ode', []],
  ['code qubit', []],
  ['&', []],
])('“%s” names %j', (typed, paths) => {
  expect(pagesNamed(typed, pages).map(({ path }) => path)).toEqual(paths);
});

test('a search that names a page is not corrected', () => {
  const slip = { groups: [{ kind: 'lesson' as const, hits: [] }], corrected: 'sources' };
  expect(withPages(slip, pages.slice(3, 4), [])).toMatchObject({
    groups: [{ kind: 'page', hits: [{ target: { kind: 'page', to: '/resources' } }] }],
    corrected: null,
  });
  expect(withPages(slip, [], [])).toBe(slip);
});

const questions = [
  {
    path: '/faq',
    title: 'I forgot my password',
    hash: 'i-forgot-my-password',
    group: 'When something goes wrong',
  },
];

test.each([
  ['password', 1],
  ['forgot pass', 1],
  ['wrong', 1],
  ['my', 0],
  ['password qubit', 0],
])('“%s” names %i question', (typed, count) => {
  expect(questionsNamed(typed, questions)).toHaveLength(count);
});

test('a question comes after everything else', () => {
  const found = { groups: [{ kind: 'lesson' as const, hits: [] }], corrected: null };
  const hit = { target: { kind: 'question', to: '/faq', hash: 'i-forgot-my-password' } };
  expect(withPages(found, [], questions).groups.at(-1)).toMatchObject({
    kind: 'question',
    hits: [hit],
  });
});
