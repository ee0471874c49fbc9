/** The headers of the web app's pages and files. */
import { createHash } from 'node:crypto';

/** The embedded video player, which loads only after a click. */
const videoHost = 'https://www.youtube-nocookie.com';

const shared = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  // Animated and positioned elements carry style attributes.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'media-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'qubloom',
};

const page = {
  ...shared,
  'frame-src': `'self' ${videoHost}`,
  'form-action': "'self'",
  'frame-ancestors': "'self'",
};

/** Any site may frame a simulator; it then saves and reads nothing about a learner. */
const simulator = {
  ...shared,
  'frame-src': "'none'",
  'form-action': "'none'",
  'frame-ancestors': '*',
};

/**
 * The frame that runs learners' programs (docs/decisions/0030-python.md). It has no origin, runs only its one
 * inline script and the worker that the page gives it, and connects to no host, not even ours.
 */
const pythonFrame = (script: string) => ({
  sandbox: 'allow-scripts',
  'default-src': "'none'",
  'script-src': `'${script}' 'wasm-unsafe-eval' blob:`,
  // WebKit starts no `blob:` worker in a frame without an origin.
  'worker-src': 'blob: data:',
  'connect-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
});

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Together they give the page SharedArrayBuffer, which is needed to stop a running program. */
const isolation = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

type Headers = Readonly<Record<string, string>>;

const everywhere: Headers = { 'x-content-type-options': 'nosniff' };

const year = 31_536_000;

const documents: Headers = {
  ...everywhere,
  // Browsers ignore this header over plain HTTP.
  'strict-transport-security': `max-age=${String(year)}`,
  'cache-control': 'no-cache',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...isolation,
};

export const pageHeaders: Headers = {
  ...documents,
  'content-security-policy': policy(page),
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
};

const simulatorHeaders: Headers = {
  ...documents,
  'content-security-policy': policy(simulator),
  // A page elsewhere that is isolated itself may also frame it.
  'cross-origin-resource-policy': 'cross-origin',
};

const pythonFrameHeaders = (document: string): Headers => ({
  ...documents,
  'content-security-policy': policy(pythonFrame(hashOfScript(document))),
  // Its origin is opaque, so `same-origin` would refuse it in Firefox. `frame-ancestors` says which pages may
  // frame it.
  'cross-origin-resource-policy': 'cross-origin',
  'x-frame-options': 'SAMEORIGIN',
});

function hashOfScript(document: string): string {
  const script = /<script>([^]*)<\/script>/.exec(document)?.[1] ?? '';
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** Workers are files, too, and an isolated page starts only isolated ones. */
const fileHeaders: Headers = {
  ...everywhere,
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': isolation['cross-origin-embedder-policy'],
};

/**
 * @param path relative to the web app's folder, with `/`: `assets/index-Bd2.js`
 * @param read returns the text of a file in that folder
 */
export function headersOfFile(path: string, read: (path: string) => string): Headers {
  const name = path.replace(/\.(?:br|gz)$/, '');
  if (name.startsWith('simulators/') && name.endsWith('.html')) return simulatorHeaders;
  if (name.startsWith('python/') && name.endsWith('.html')) return pythonFrameHeaders(read(name));
  if (name.endsWith('.html')) return pageHeaders;
  const hashed = /^(?:assets|python)\//.test(name);
  return {
    ...fileHeaders,
    'cache-control': hashed ? `public, max-age=${String(year)}, immutable` : 'public, max-age=3600',
  };
}
