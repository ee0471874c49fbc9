import { noSiteFacts, type SiteFacts } from '@qubloom/contract';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { createHttpApp } from '../http/create-app.ts';
import { answerUnknownPaths, rememberMethods } from '../http/unknown-paths.ts';
import { createLogger } from '../logger.ts';
import { siteData } from './structured-data.ts';
import { serveWebApp } from './web-app.ts';

const files = {
  'pages.json': JSON.stringify([
    { path: '/', title: 'Start', description: 'Where all begins.', file: 'index.html' },
    { path: '/about', title: 'About', description: 'Who we are.', file: 'drawn/about.html' },
    { path: '/auth', title: 'In', description: 'In.', hasSearch: true, file: 'drawn/auth.html' },
    { path: '/dashboard', title: 'Dashboard' },
    { path: '/courses', title: 'Courses', description: 'All courses.', hasSearch: true },
    { path: '/courses/$id', title: 'Course', description: 'A course.', hasSearch: true },
    { path: '/simulator', title: 'Lab', description: 'The lab.' },
    { path: '/simulator/$id', title: 'Simulator', description: 'A simulator.' },
    { path: '/study-room/$id', title: 'Room' },
    { path: '*', title: 'Not There', file: 'drawn/not-found.html' },
  ]),
  'index.html': '<!doctype html>start',
  'drawn/about.html': '<!doctype html>about us',
  'drawn/auth.html': '<!doctype html>sign in',
  'drawn/not-found.html': '<!doctype html>not there',
  'visitor.html': '<!doctype html>outline for visitors',
  'app.html': '<!doctype html>outline',
  'visitor/course-library.html': '<!doctype html>outline of the library for visitors',
  'app/course-library.html': '<!doctype html>outline of the library',
  'app/course.html': '<!doctype html><head></head>',
  'visitor/course.html': '<!doctype html><head></head>',
  'visitor/lesson.html': '<!doctype html>outline of a lesson for visitors',
  'visitor/simulator-home.html': '<!doctype html>outline of the lab for visitors',
  'favicon.svg': '<svg/>',
  'assets/index-B1a2.js': 'plain',
  'assets/index-B1a2.js.br': 'brotli',
  'assets/index-B1a2.js.gz': 'gzip',
  'service-worker.js': 'keeps files',
  'service-worker.js.br': 'keeps files, brotli',
  'retired-service-worker.js': 'gives up files',
  'simulators/demo/index.html': '<!doctype html>demo',
  'python/frame-1a2b.html': '<!doctype html><script>parent.postMessage(1)</script>',
  'python/library-3c4d.zip': 'zip',
};

const bringsSession = (request: FastifyRequest) => request.headers.cookie === 'session=x';

const contentPages = {
  '/courses/$id': [1, 2].map((id) => ({
    id,
    title: `Course ${String(id)}`,
    description: 'Try it.',
  })),
};
const publicOrigin = 'https://qubloom.example';
const site: SiteFacts = {
  ...noSiteFacts,
  operator: { name: 'Ada </script> & Sons', address: '1 Main Street', country: 'Ireland' },
  supportEmail: 'help@example.org',
  socialLinks: [{ name: 'GitHub', url: 'https://github.com/example' }],
};

const firstCallsOf = (url: string, hasSession: boolean) =>
  url === '/courses/2'
    ? ['/api/courses/2', ...(hasSession ? ['/api/courses/2/progress'] : [])]
    : [];

const open = async (worksOffline = true) => {
  const app = createHttpApp({ logger: createLogger({ level: 'silent' }), trustProxy: false });
  const methodsOf = rememberMethods(app);
  answerUnknownPaths(
    app,
    methodsOf,
    await serveWebApp(app, root, {
      bringsSession,
      contentPages,
      firstCallsOf,
      publicOrigin,
      site,
      worksOffline,
    }),
  );
  return app;
};

let root: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'qubloom-web-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  app = await open();
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const page = { accept: 'text/html,application/xhtml+xml' };
const get = (path: string, headers: Record<string, string> = page) =>
  createClient(app).get(path, headers);

const withoutFacts = (html: string) =>
  html.replace(/<script type="application\/json".*?<\/script>/, '');

/** The JSON block in every page. */
const factsIn = (html: string) =>
  /<script type="application\/json" id="site-facts">([^<]*)<\/script>/.exec(html)?.[1];

describe("the site's operator", () => {
  test('is in the head of a page, where its own code reads it', async () => {
    const { text } = await get('/courses/1');
    expect(JSON.parse(factsIn(text) ?? '')).toEqual(site);
    expect(factsIn(text)).not.toContain('</script>');
  });

  test('is in the data for search engines', () => {
    expect(siteData(publicOrigin, site, false)).toMatchObject({
      '@graph': [{ email: 'help@example.org', sameAs: ['https://github.com/example'] }, {}],
    });
    expect(JSON.stringify(siteData(publicOrigin, noSiteFacts, false))).not.toMatch(/email|sameAs/);
  });
});

describe('pages', () => {
  test('the start page has its own file', async () => {
    expect(await get('/')).toMatchObject({ status: 200, text: files['index.html'] });
    expect(await get('/?a=b')).toMatchObject({ status: 200, text: files['index.html'] });
  });

  test('a page that was drawn in advance has its own file, if no query changes it', async () => {
    for (const path of ['/about', '/about?from=mail']) {
      expect(await get(path)).toMatchObject({ status: 200, text: files['drawn/about.html'] });
    }
    expect((await get('/auth')).text).toBe(files['drawn/auth.html']);
    for (const path of ['/auth?mode=register', '/about/']) {
      expect(await get(path)).toMatchObject({ status: 200, text: files['visitor.html'] });
    }
  });

  test.each([
    ['/no/such/page', 'drawn/not-found.html'],
    ['/about.html', 'drawn/not-found.html'],
    ['/courses/one', 'visitor.html'],
    ['/courses/01', 'visitor/course.html'],
    ['/courses/3', 'visitor/course.html'],
  ] as const)('%s gets 404 with a page', async (path, file) => {
    const { status, text } = await get(path);
    expect([status, withoutFacts(text)]).toEqual([404, files[file]]);
    const learner = { ...page, cookie: 'session=x' };
    expect((await get(path, learner)).status).toBe(404);
  });

  test('a page that the browser already knows is not sent again', async () => {
    const { headers } = await get('/about');
    const again = await get('/about', { ...page, 'if-none-match': String(headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
    const learner = { ...page, cookie: 'session=x', 'if-none-match': String(headers['etag']) };
    expect((await get('/about', learner)).status).toBe(200);
  });

  test.each(['br', 'gzip'])(
    'a page is compressed as %s if the browser accepts that',
    async (encoding) => {
      const { headers } = await get('/about', { ...page, 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['vary']).toBe('cookie, accept-encoding');
    },
  );

  test.each(['/dashboard', '/study-room/5'])('%s is the outline of a page', async (path) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 200, text: files['visitor.html'] });
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('a page comes with the list of its first calls', async () => {
    const outline = (...calls: string[]) => {
      const link =
        '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/courses/';
      return `<!doctype html><head>${calls.map((call) => `${link}${call}">`).join('')}</head>`;
    };
    const learner = { ...page, cookie: 'session=x' };
    expect(withoutFacts((await get('/courses/2')).text)).toBe(outline('2'));
    const { text } = await get('/courses/2', learner);
    expect(withoutFacts(text)).toBe(outline('2', '2/progress'));
  });

  test('the outline of the course library has its own file', async () => {
    const learner = { ...page, cookie: 'session=x' };
    for (const path of ['/courses', '/courses?level=beginner']) {
      expect((await get(path)).text).toBe(files['visitor/course-library.html']);
      expect((await get(path, learner)).text).toBe(files['app/course-library.html']);
    }
    expect((await get('/courses/2/more')).status).toBe(404);
  });

  test("a course's outline has its own file, and a lesson's has another", async () => {
    for (const path of ['/courses/1', '/courses/1?tab=quiz']) {
      expect(withoutFacts((await get(path)).text)).toBe(files['visitor/course.html']);
    }
    for (const path of ['/courses/1?lesson=4', '/courses/1?tab=quiz&lesson=4']) {
      expect((await get(path)).text).toBe(files['visitor/lesson.html']);
    }
  });

  test('the outline of the lab without a lesson has its own file, and a link into the lab keeps its query', async () => {
    for (const path of ['/simulator', '/simulator?level=full']) {
      expect((await get(path)).text).toBe(files['visitor/simulator-home.html']);
    }
    expect((await get('/simulator/3')).text).toBe(files['visitor.html']);
  });

  test.each(['/', '/dashboard', '/simulator/3'])(
    '%s does not guess who has a session',
    async (path) => {
      const answer = await get(path, { ...page, cookie: 'session=x' });
      expect(answer).toMatchObject({ status: 200, text: files['app.html'] });
      expect(String(answer.headers['vary'])).toContain('cookie');
    },
  );

  // Shows: A25 paths
  test.each([
    '/assets/gone-X.js',
    '/.env',
    '/.git/config',
    '/..%2f..%2fpackage.json',
    '/assets/..%2findex.html',
    '/simulators/none',
    '/simulators/..%2f..',
    '/api/none',
    '/api',
    '/API/user',
    '/Api',
    '/api%2fuser',
    '/%61pi/user',
    '//api/user',
    '/healthz/x',
  ])('%s is missing', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('a path with a file extension is a page if a browser navigates there, and otherwise a missing file', async () => {
    expect((await get('/missing.png')).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await get('/missing.png', { accept: 'image/*,*/*;q=0.8' })).status).toBe(404);
    expect((await get('/missing.png', {})).status).toBe(404);
    expect((await get('/../package.json', {})).status).toBe(404);
  });

  test('a caller that does not accept pages gets none', async () => {
    expect((await get('/dashboard', { accept: 'application/json' })).status).toBe(404);
    expect((await createClient(app).post('/dashboard', {})).status).toBe(404);
  });

  // Shows: A15 policy; A26 pages; parents: no ads and no trackers
  test('run only the site’s own scripts, and are isolated', async () => {
    const { headers } = await get('/dashboard');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("default-src 'none'");
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  // Shows: A23 pages
  test('reveal no paths to other sites, require https, and use no camera', async () => {
    const { headers } = await get('/dashboard');
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'permissions-policy': expect.stringContaining('camera=(), geolocation=(), microphone=()'),
      'cache-control': 'no-cache',
    });
    expect(headers['server']).toBeUndefined();
  });
});

describe('simulators', () => {
  // Shows: A26 simulators
  test.each(['/simulators/demo', '/simulators/demo/', '/simulators/demo?start=1'])(
    '%s can be framed by any site, and is isolated in a frame of ours',
    async (path) => {
      const answer = await get(path);
      expect(answer).toMatchObject({ status: 200, text: files['simulators/demo/index.html'] });
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain('frame-ancestors *');
      expect(policy).toContain("form-action 'none'");
      expect(answer.headers).toMatchObject({
        'cross-origin-resource-policy': 'cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      });
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(answer.headers['x-frame-options']).toBeUndefined();
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});

describe('the frame that programs run in', () => {
  // Shows: A31 policy
  test('has no origin, runs only its own script, and connects to no host', async () => {
    const answer = await get('/python/frame-1a2b.html');
    expect(answer).toMatchObject({ status: 200, text: files['python/frame-1a2b.html'] });
    const hash = createHash('sha256').update('parent.postMessage(1)').digest('base64');
    expect(String(answer.headers['content-security-policy']).split('; ')).toEqual([
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src 'sha256-${hash}' 'wasm-unsafe-eval' blob:`,
      'worker-src blob: data:',
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
    expect(answer.headers).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-cache',
    });
  });

  test('downloads its files once, and gets 404 for a missing one', async () => {
    const { headers } = await get('/python/library-3c4d.zip', {});
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/python/frame-none.html')).status).toBe(404);
  });
});

describe('files', () => {
  test('with a hash in the name are cached forever, and only our own pages may use them', async () => {
    const { status, headers } = await get('/assets/index-B1a2.js', { accept: '*/*' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', 'plain', undefined],
  ])('are sent for accept-encoding %s as %s', async (encodings, text, encoding) => {
    const answer = await get('/assets/index-B1a2.js', { 'accept-encoding': encodings });
    expect(answer.text).toBe(text);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
  });

  test('without a hash in the name are checked for changes', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('are sent in parts, and a part beyond the end gets 416', async () => {
    const part = await get('/favicon.svg', { range: 'bytes=1-3' });
    expect([part.status, part.text]).toEqual([206, 'svg']);
    const beyond = await get('/favicon.svg', { range: 'bytes=900-' });
    expect([beyond.status, beyond.text]).toEqual([416, 'The file is shorter than that.']);
  });
});

test('if nothing should work offline, browsers get a worker that deletes what they have stored', async () => {
  expect((await get('/service-worker.js', {})).text).toBe('keeps files');
  const without = await open(false);
  const retired = await createClient(without).get('/service-worker.js', {});
  expect(retired.text).toBe('gives up files');
  await without.close();
});
