import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../testing/fake-caches.ts';
import { KeptFiles } from './kept-files.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const typeOf = (path: string): Record<string, string> =>
  /\.html$|^\/simulators\//.test(path) ? html : { 'content-type': 'text/javascript' };
/** A school's filter returns this for any address. */
const filtersPage = () => new Response('<h1>Blocked</h1>', { headers: html });

const site = new Map<string, string>();
const asked: string[] = [];
const files = (id: string, ...built: string[]) => new KeptFiles({ id, files: built });
const textOf = async (kept: KeptFiles, path: string) => (await kept.find(path))?.text();

beforeEach(() => {
  fakeCaches();
  site.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const text = site.get(path);
    const status = text === undefined ? 404 : 200;
    return Promise.resolve(new Response(text ?? '', { status, headers: typeOf(path) }));
  });
});

const shell = (main: string) => `<script src="${main}"></script>`;

async function firstBuild() {
  site.set('/app.html', shell('/assets/main-11111111.js'));
  site.set('/assets/main-11111111.js', 'main 1');
  site.set('/assets/react-00000000.js', 'react');
  site.set('/assets/course-11111111.js', 'course 1');
  const first = files('first', '/assets/main-11111111.js', '/assets/course-11111111.js');
  await first.takeOver(['/app.html']);
  await first.keep(['/assets/course-11111111.js', '/assets/react-00000000.js']);
  return first;
}

test('a build is stored with its shell and the files that it requests', async () => {
  const first = await firstBuild();
  expect(await textOf(first, '/assets/main-11111111.js')).toBe('main 1');
});

test('the next build fetches the files again that were used, and none that stayed the same', async () => {
  await firstBuild();
  asked.length = 0;
  site.set('/app.html', shell('/assets/main-22222222.js'));
  site.set('/assets/main-22222222.js', 'main 2');
  site.set('/assets/course-22222222.js', 'course 2');
  site.set('/assets/room-22222222.js', 'room 2');
  const second = files(
    'second',
    '/assets/main-22222222.js',
    '/assets/course-22222222.js',
    '/assets/react-00000000.js',
    '/assets/room-22222222.js',
  );
  await second.takeOver(['/app.html']);
  expect(await textOf(second, '/app.html')).toBe(shell('/assets/main-22222222.js'));
  expect(await textOf(second, '/assets/course-22222222.js')).toBe('course 2');
  expect(asked).toEqual(['/app.html', '/assets/main-22222222.js', '/assets/course-22222222.js']);
  await second.forgetOldBuilds();
  // A page of the previous build still finds its parts.
  expect(await textOf(second, '/assets/course-11111111.js')).toBe('course 1');
});

test('of three builds, the oldest is deleted', async () => {
  await firstBuild();
  await files('second').takeOver([]);
  const third = files('third');
  await third.takeOver([]);
  await third.forgetOldBuilds();
  expect(await caches.keys()).toEqual(['qubloom.files.second', 'qubloom.files.third']);
});

test('a simulator is stored with all files that it requests, and those that they request', async () => {
  site.set('/simulators/bloch', '<script src="/assets/bloch-11111111.js"></script>');
  site.set('/assets/bloch-11111111.js', 'import("./ball-11111111.js")');
  site.set('/assets/ball-11111111.js', 'ball');
  const kept = files('first');
  await kept.keep(['/simulators/bloch/']);
  expect(await textOf(kept, '/simulators/bloch')).toContain('bloch-11111111');
  expect(await textOf(kept, '/assets/ball-11111111.js')).toBe('ball');
});

test('calls are not stored, no matter who requests it', async () => {
  site.set('/api/user', 'ada');
  const kept = files('first');
  await kept.keep(['/api/user', '/courses/1']);
  expect(asked).toEqual([]);
});

test('an answer with an error status is not stored', async () => {
  const kept = files('first');
  await kept.put('/theme.js', new Response('', { status: 404 }));
  expect(await kept.find('/theme.js')).toBeUndefined();
});

test("a filter's page is not stored as a script, and the script is fetched once the filter lets it through", async () => {
  const kept = files('first');
  const own = fetch;
  vi.stubGlobal('fetch', () => Promise.resolve(filtersPage()));
  await kept.keep(['/assets/course-11111111.js']);
  expect(await kept.find('/assets/course-11111111.js')).toBeUndefined();
  await kept.put('/theme.js', filtersPage());
  expect(await kept.find('/theme.js')).toBeUndefined();
  vi.stubGlobal('fetch', own);
  site.set('/assets/course-11111111.js', 'course 1');
  await kept.keep(['/assets/course-11111111.js']);
  expect(await textOf(kept, '/assets/course-11111111.js')).toBe('course 1');
});

test("a copy of a filter's page from an earlier visit is ignored", async () => {
  const cache = await caches.open('qubloom.files.first');
  await cache.put('/assets/course-11111111.js', filtersPage());
  site.set('/assets/course-11111111.js', 'course 1');
  const kept = files('first');
  expect(await kept.find('/assets/course-11111111.js')).toBeUndefined();
  await kept.keep(['/assets/course-11111111.js']);
  expect(await textOf(kept, '/assets/course-11111111.js')).toBe('course 1');
});

test("Python's frame is stored, though it names no file", async () => {
  site.set('/python/frame-11111111.html', '<script>greet()</script>');
  const kept = files('first');
  await kept.keep(['/python/frame-11111111.html']);
  expect(await textOf(kept, '/python/frame-11111111.html')).toBe('<script>greet()</script>');
});

test("a filter's page does not become the shell", async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(filtersPage()));
  await expect(files('first').takeOver(['/app.html'])).rejects.toThrow('somebody else');
  expect(await files('first').find('/app.html')).toBeUndefined();
});
