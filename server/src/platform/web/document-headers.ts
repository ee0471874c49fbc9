/** The headers that a browser gets with the pages and files of the web app. */

/** The embedded video player, which loads on a click only. */
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

/** Anyone may frame a simulator; it then saves nothing and reads nothing of a learner. */
const simulator = {
  ...shared,
  'frame-src': "'none'",
  'form-action': "'none'",
  'frame-ancestors': '*',
};

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Together they give the page SharedArrayBuffer, which stopping a running program needs. */
const isolation = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

type Headers = Readonly<Record<string, string>>;

const everywhere: Headers = { 'x-content-type-options': 'nosniff' };

const year = 31_536_000;

const documents: Headers = {
  ...everywhere,
  // Browsers take no notice of it over plain HTTP.
  'strict-transport-security': `max-age=${String(year)}`,
  'cache-control': 'no-cache',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...isolation,
};

const pageHeaders: Headers = {
  ...documents,
  'content-security-policy': policy(page),
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
};

const simulatorHeaders: Headers = {
  ...documents,
  'content-security-policy': policy(simulator),
  // A page elsewhere that is isolated itself may frame it, too.
  'cross-origin-resource-policy': 'cross-origin',
};

/** Workers are files too, and an isolated page starts only those that are isolated themselves. */
const fileHeaders: Headers = {
  ...everywhere,
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': isolation['cross-origin-embedder-policy'],
};

/** @param path Below the web app's folder, with `/`: `assets/index-Bd2.js`. */
export function headersOfFile(path: string): Headers {
  const name = path.replace(/\.(?:br|gz)$/, '');
  if (name.startsWith('simulators/') && name.endsWith('.html')) return simulatorHeaders;
  if (name.endsWith('.html')) return pageHeaders;
  const hashed = name.startsWith('assets/');
  return {
    ...fileHeaders,
    'cache-control': hashed ? `public, max-age=${String(year)}, immutable` : 'public, max-age=3600',
  };
}
