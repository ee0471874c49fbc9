import { expect, test } from 'vitest';
import { filesNamedIn, cacheKeyOf, addressKindOf, renewedFiles } from './addresses.ts';

test.each([
  ['/', 'page'],
  ['/courses/1', 'page'],
  ['/simulators/bloch', 'simulator'],
  ['/simulators/bloch/', 'simulator'],
  ['/assets/index-B1a2c3d4.js', 'hashed'],
  ['/python/pyodide-B1a2c3d4.wasm', 'hashed'],
  ['/pictures/courses/quantum-basics.svg', 'file'],
  ['/theme.js', 'file'],
  ['/videos/quantum-basics.vtt', 'file'],
])('%s is a %s', (path, kind) => {
  expect(addressKindOf(path)).toBe(kind);
});

test.each([
  '/api/user',
  '/api/quizzes/3/questions',
  '/ws',
  '/healthz',
  '/readyz',
  '/videos/a.webm',
  '/videos/a.mp4',
])('%s goes to the network unchanged', (path) => {
  expect(addressKindOf(path)).toBeNull();
});

test('pages that are requested by their file, and the worker itself, are not stored', () => {
  expect(addressKindOf('/visitor.html')).toBeNull();
  expect(addressKindOf('/service-worker.js')).toBeNull();
});

test('a simulator has one copy, with and without a slash at its end', () => {
  expect(cacheKeyOf('/simulators/bloch/')).toBe('/simulators/bloch');
});

test('a page and a script name the files that they request, each once', () => {
  const page =
    '<script src="/assets/index-Ab_d-fgh.js"></script><link href="/assets/ui-CriaYMGm.css">';
  const script =
    'import"./react-CaJ0SxdM.js";const f=()=>import("./react-CaJ0SxdM.js");"assets/kernels-BZH09Ga7.wasm"';
  expect(filesNamedIn(page)).toEqual(['/assets/index-Ab_d-fgh.js', '/assets/ui-CriaYMGm.css']);
  expect(filesNamedIn(script)).toEqual([
    '/assets/react-CaJ0SxdM.js',
    '/assets/kernels-BZH09Ga7.wasm',
  ]);
});

test('of a new build, the files are wanted that the device used in the previous one', () => {
  const held = ['/app.html', '/assets/course-Ab_d-fgh.js', '/assets/react-CaJ0SxdM.js'];
  const built = [
    '/assets/course-ZZZZ-ZZZ.js',
    '/assets/react-CaJ0SxdM.js',
    '/assets/room-11111111.js',
  ];
  expect(renewedFiles(held, built)).toEqual([
    '/assets/course-ZZZZ-ZZZ.js',
    '/assets/react-CaJ0SxdM.js',
  ]);
});
