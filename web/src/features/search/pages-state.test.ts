import { expect, test } from 'vitest';
import { pagesNamed, withPages } from './pages-state.ts';

const pages = [
  { path: '/code-lab', title: 'Code Lab' },
  { path: '/faq', title: 'Help & Support' },
  { path: '/guided-paths', title: 'Guided Paths' },
  { path: '/resources', title: 'Learning Resources' },
];

test.each([
  ['code', ['/code-lab']],
  ['Code-Lab', ['/code-lab']],
  ['lab co', ['/code-lab']],
  ['paths', ['/guided-paths']],
  ['faq', ['/faq']],
  ['learning res', ['/resources']],
  ['ode', []],
  ['code qubit', []],
  ['&', []],
])('“%s” names %j', (typed, paths) => {
  expect(pagesNamed(typed, pages).map(({ path }) => path)).toEqual(paths);
});

test('a search that names a page is not corrected', () => {
  const slip = { groups: [{ kind: 'lesson' as const, hits: [] }], corrected: 'sources' };
  expect(withPages(slip, pages.slice(3))).toMatchObject({
    groups: [{ kind: 'page', hits: [{ target: { kind: 'page', to: '/resources' } }] }],
    corrected: null,
  });
  expect(withPages(slip, [])).toBe(slip);
});
