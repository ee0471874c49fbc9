/** The settings of the server, read from the environment once, at start. */
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand, googleReturnPath, type Processor, type SiteFacts } from '@qubloom/contract';
import { z } from 'zod';
import {
  areAlike,
  isIssuer,
  isOrigin,
  isPostgresUrl,
  isProxyTrust,
  isRedisUrl,
  isSmtpUrl,
  parseSocialLinks,
  proxyTrust,
} from './config-values.ts';
import type { RecordStore } from './context.ts';
import { isPlatformUrl } from './features/lti/index.ts';
import type { GoogleClient } from './features/sign-in/google/provider.ts';
import { isLoopback } from './platform/http/addresses.ts';
import {
  parsePrices,
  parseWebhookSecrets,
  priceNames,
  webhookPath,
  type PaymentSettings,
} from './features/subscriptions/settings.ts';

/** Works from both `src` and `dist`. */
const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @param fallback the value if the setting is absent, in the words of the README's table
 * @param description the purpose of the setting, in the words of the README's table
 */
const setting = <Schema extends z.ZodType>(
  fallback: string,
  description: string,
  schema: Schema,
): Schema => schema.meta({ fallback, description });

const oneLine = z
  .string()
  .trim()
  .regex(/^.{1,200}$/, 'must be one line of up to 200 characters');

const Environment = z.object({
  PORT: setting(
    '3000',
    'The port that the site is served on.',
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a number from 0 to 65535')
      .default(3000),
  ),
  HOST: setting(
    'localhost',
    'The name or address that the server listens on; `0.0.0.0` lets other machines in.',
    z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an address')
      .default('localhost'),
  ),
  DATABASE_URL: setting(
    'none: the built-in PostgreSQL',
    'A PostgreSQL of your own, as `postgres://user:password@host:5432/database`.',
    z
      .string()
      .refine(isPostgresUrl, 'must look like postgres://user:password@host:5432/database')
      .optional(),
  ),
  PUBLIC_URL: setting(
    '`http://localhost:` and the port',
    'The address in the browser: links start with it, and calls from other sites or to other hosts are refused.',
    z
      .string()
      .refine(isOrigin, 'must be like https://example.org, with nothing after the host and port')
      .transform((url) => new URL(url).origin)
      .optional(),
  ),
  DATA_DIR: setting(
    '.data',
    'The folder for the built-in database and other stored files; absolute, or relative to the project.',
    z
      .string()
      .transform((folder) => (isAbsolute(folder) ? folder : join(projectFolder, folder)))
      .default(join(projectFolder, '.data')),
  ),
  SMTP_URL: setting(
    'none: emails become files in `outbox` below `DATA_DIR`',
    'The server that sends emails, as `smtps://user:password@host:465`.',
    z.string().refine(isSmtpUrl, 'must look like smtps://user:password@host:465').optional(),
  ),
  REDIS_URL: setting(
    'none: all study rooms are in one process',
    'A Redis that connects study rooms across several processes, as `redis://:password@host:6379`.',
    z.string().refine(isRedisUrl, 'must look like redis://:password@host:6379').optional(),
  ),
  MAIL_FROM: setting(
    `${brand.name} and \`SUPPORT_EMAIL\`, else \`no-reply@\` and the host of \`PUBLIC_URL\``,
    'The sender of emails, as `Name <name@example.org>`.',
    z
      .string()
      .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$/, 'must look like Name <name@example.org>')
      .optional(),
  ),
  OPERATOR_NAME: setting(
    'none: the pages name nobody',
    'The person or organization that runs this site, as named in the privacy policy and the terms.',
    oneLine.optional(),
  ),
  OPERATOR_ADDRESS: setting('none', 'Their postal address, on one line.', oneLine.optional()),
  OPERATOR_COUNTRY: setting('none', 'The country that they are in.', oneLine.optional()),
  SUPPORT_EMAIL: setting(
    'none: the pages show no address',
    'The address for questions, shown on pages and in emails; reports from study rooms and inquiries of schools and parents also go to it.',
    z
      .string()
      .regex(/^[^\s<>@]+@[^\s<>@]+$/, 'must look like help@example.org')
      .optional(),
  ),
  DATA_LOCATION: setting(
    'none: the pages name none',
    'The country or region where the data is stored; schools ask for it.',
    oneLine.optional(),
  ),
  HOSTING_COMPANY: setting(
    'none: the pages name none',
    'The company whose machines run the site, if they are not your own.',
    oneLine.optional(),
  ),
  MAIL_COMPANY: setting(
    'none: the pages name none',
    'The company behind `SMTP_URL`, if it is not your own.',
    oneLine.optional(),
  ),
  SOCIAL_LINKS: setting(
    'none',
    'Links at the bottom of every page, as `YouTube=https://www.youtube.com/@name, GitHub=https://github.com/name`.',
    z
      .string()
      .refine(
        (text) => parseSocialLinks(text) !== null,
        'must look like YouTube=https://www.youtube.com/@name, GitHub=https://github.com/name',
      )
      .optional(),
  ),
  GOOGLE_CLIENT_ID: setting(
    'none: nobody can sign in with Google',
    `This site's client ID at Google, registered with the return address \`PUBLIC_URL\` plus \`${googleReturnPath}\`.`,
    z.string().regex(/^\S+$/, 'must be one word').optional(),
  ),
  GOOGLE_CLIENT_SECRET: setting(
    'none',
    'The secret of that client.',
    z.string().regex(/^\S+$/, 'must be one word').optional(),
  ),
  GOOGLE_ISSUER: setting(
    '`https://accounts.google.com`',
    'The site that confirms who signs in; use another address only for tests.',
    z
      .string()
      .refine(isIssuer, 'must be like https://accounts.google.com')
      .default('https://accounts.google.com'),
  ),
  PAYMENTS: setting(
    'depends on the other settings',
    "How payments work: `stripe` (the default with Stripe's keys); `sandbox`, a page that replaces Stripe, without real cards or money (the default on the built-in PostgreSQL with a local `PUBLIC_URL`); or `off` (the default everywhere else).",
    z.enum(['stripe', 'sandbox', 'off'], 'must be stripe, sandbox or off').optional(),
  ),
  STRIPE_SECRET_KEY: setting(
    'none',
    'The secret key of the account at Stripe, as `sk_live_...`.',
    z
      .string()
      .regex(/^[sr]k_\w+$/, 'must look like sk_live_...')
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    'none',
    `The signing secret of the webhook endpoint at \`PUBLIC_URL\` with \`${webhookPath}\`; two, with a comma between them, while one replaces the other.`,
    z
      .string()
      .refine(
        (text) => parseWebhookSecrets(text) !== null,
        'must look like whsec_..., or two of them',
      )
      .optional(),
  ),
  STRIPE_PRICES: setting(
    'none',
    `Stripe's price ids, as \`basic-monthly:price_1,basic-annually:price_2\`, for ${priceNames.map((name) => `\`${name}\``).join(', ')}. If a plan has several, the first is sold, and the others belong to earlier customers.`,
    z
      .string()
      .refine(
        (text) => parsePrices(text) !== null,
        `must look like basic-monthly:price_1,basic-annually:price_2, with ${priceNames.join(', ')}`,
      )
      .optional(),
  ),
  STRIPE_URL: setting(
    "Stripe's own",
    "Stripe's address; use another one only for tests.",
    z.string().refine(isIssuer, 'must be like https://api.stripe.com').optional(),
  ),
  TRUST_PROXY: setting(
    'false',
    "The proxies that are trusted to report the caller's address: `false`, `true`, the number of proxies in front, or their addresses.",
    z
      .string()
      .refine(
        isProxyTrust,
        'must be true, false, a number of proxies, or their addresses with commas between',
      )
      .transform(proxyTrust)
      .default(false),
  ),
  LTI_PRIVATE_NETWORK: setting(
    'off',
    "Whether learning platforms and the learning record store may be in a private network, such as a school's own: `on` or `off`.",
    z.enum(['on', 'off'], 'must be on or off').default('off'),
  ),
  XAPI_ENDPOINT: setting(
    'none: nothing is sent',
    'The learning record store that gets what classes with a School plan learn, by xAPI 1.0.3, once a teacher has turned it on: `https://lrs.example.org/xapi`.',
    z
      .string()
      .refine(isPlatformUrl, 'must look like https://lrs.example.org/xapi')
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
  ),
  XAPI_USERNAME: setting(
    'none',
    'The name, or key, with which this site signs in at the store (basic authentication).',
    z
      .string()
      .regex(/^[^\s:]+$/, 'must be one word without a colon')
      .optional(),
  ),
  XAPI_PASSWORD: setting(
    'none',
    'The password, or secret, for it.',
    z.string().regex(/^\S+$/, 'must be one word').optional(),
  ),
  OFFLINE: setting(
    'on',
    'Whether browsers keep pages and files for use without a network: `on`, or `off`, which also makes them delete what they have kept.',
    z.enum(['on', 'off'], 'must be on or off').default('on'),
  ),
  LOG_LEVEL: setting(
    'info',
    '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),
  ),
  NODE_ENV: setting(
    'production',
    '`production`, `development` or `test`.',
    z
      .enum(['production', 'development', 'test'], 'must be production, development or test')
      .default('production'),
  ),
});

/** The rows of the README's table, in its order. */
export const settings = Object.entries(Environment.shape).map(([name, schema]) => {
  const { fallback, description = '' } = schema.meta() ?? {};
  return { name, fallback: String(fallback), description };
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  /** An origin, without a trailing slash. */
  readonly publicUrl: string;
  /** False if the origin was made from the port. */
  readonly isPublicUrlSet: boolean;
  /** An absolute path. */
  readonly dataFolder: string;
  /** If undefined, emails become files. */
  readonly smtpUrl: string | undefined;
  /** If null, no learning record store gets anything. */
  readonly recordStore: RecordStore | null;
  /** If undefined, study rooms live in one process. */
  readonly redisUrl: string | undefined;
  readonly mailFrom: string;
  readonly site: SiteFacts;
  /** If null, nobody can sign in with Google. */
  readonly google: GoogleClient | null;
  readonly payments: PaymentSettings;
  /** In the form that Fastify takes. */
  readonly trustProxy: boolean | number | string[];
  /** True if the systems of schools may be in a private network. */
  readonly callsPrivateNetwork: boolean;
  /** True if browsers keep the site's files. */
  readonly worksOffline: boolean;
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  readonly environment: z.infer<typeof Environment>['NODE_ENV'];
}

/** The message has one line for every setting that is wrong. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

/**
 * Reads the settings. An empty setting counts as unset.
 * @throws {WrongSettings} with all mistakes at once.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  refuseQuotes(given);
  const result = Environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      // The addresses of databases, mail servers, and Redis hold a password.
      const value = /^(?:DATABASE|SMTP|REDIS)_URL$|_SECRET|_PASSWORD/.test(name)
        ? ''
        : `, but it is "${String(given[name])}"`;
      return `${name} ${message}${value}.`;
    });
    throw new WrongSettings(lines.join('\n'));
  }
  const read = result.data;
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${String(read.PORT)}`;
  const google = googleClientOf(read);
  const payments = paymentsOf(read);
  const sender = read.SUPPORT_EMAIL ?? `no-reply@${new URL(publicUrl).hostname}`;
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL,
    isPublicUrlSet: read.PUBLIC_URL !== undefined,
    publicUrl,
    dataFolder: read.DATA_DIR,
    smtpUrl: read.SMTP_URL,
    recordStore: recordStoreOf(read),
    redisUrl: read.REDIS_URL,
    mailFrom: read.MAIL_FROM ?? `${brand.name} <${sender}>`,
    site: {
      operator: {
        name: read.OPERATOR_NAME ?? null,
        address: read.OPERATOR_ADDRESS ?? null,
        country: read.OPERATOR_COUNTRY ?? null,
      },
      supportEmail: read.SUPPORT_EMAIL ?? null,
      dataLocation: read.DATA_LOCATION ?? null,
      processors: processorsOf(read, payments, google),
      socialLinks: (read.SOCIAL_LINKS && parseSocialLinks(read.SOCIAL_LINKS)) || [],
    },
    google,
    payments,
    trustProxy: read.TRUST_PROXY,
    callsPrivateNetwork: read.LTI_PRIVATE_NETWORK === 'on',
    worksOffline: read.OFFLINE === 'on',
    logLevel: read.LOG_LEVEL,
    environment: read.NODE_ENV,
  };
}

/** Warnings for the person who starts the site, one sentence each. */
export function warningsAbout(
  config: Config,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return [
    ...misspelledIn(environment),
    ...warningsAboutAddress(config),
    ...warningsAboutOperator(config),
  ];
}

/**
 * Names that differ from a setting's by one or two letters. Short names are skipped, because they too easily
 * belong to another program.
 */
function misspelledIn(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.keys(Environment.shape);
  return Object.keys(environment)
    .filter((name) => name.length >= 7 && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((setting) => setting.length >= 7 && areAlike(name, setting));
      return meant ? [`${name} is set, but there is no such setting. Did you mean ${meant}?`] : [];
    });
}

/** Settings that contradict one another about the site's address or a proxy in front of it. */
function warningsAboutAddress({
  host,
  publicUrl,
  isPublicUrlSet,
  trustProxy,
}: Pick<Config, 'host' | 'publicUrl' | 'isPublicUrlSet' | 'trustProxy'>): string[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isBehindProxy = trustProxy !== false;
  const isOpen = !isLoopback(host);
  if (!isPublicUrlSet && (isBehindProxy || isOpen)) {
    return [
      `${isBehindProxy ? 'TRUST_PROXY' : 'HOST'} is set, but PUBLIC_URL isn't: emails lead to ${publicUrl}, and cookies may travel without encryption. Set PUBLIC_URL to the address in the browser.`,
    ];
  }
  if (protocol === 'https:' && !isBehindProxy) {
    return [
      `PUBLIC_URL is ${publicUrl}, so there is a proxy in front, but TRUST_PROXY isn't set: all learners count as one caller, and share one limit. Set TRUST_PROXY to the number of proxies.`,
    ];
  }
  if (protocol === 'http:' && !isLoopback(hostname)) {
    return [
      `PUBLIC_URL is ${publicUrl}, so passwords travel without encryption. Put a proxy with https in front, and say so in PUBLIC_URL.`,
    ];
  }
  return [];
}

function warningsAboutOperator({ publicUrl, site }: Config): string[] {
  if (isLoopback(new URL(publicUrl).hostname)) return [];
  const missing = [
    ['OPERATOR_NAME', site.operator.name],
    ['OPERATOR_ADDRESS', site.operator.address],
    ['OPERATOR_COUNTRY', site.operator.country],
    ['SUPPORT_EMAIL', site.supportEmail],
  ].flatMap(([name, value]) => (value === null ? [name] : []));
  if (missing.length === 0) return [];
  return [
    `${publicUrl} is public, but ${missing.join(', ')} ${missing.length === 1 ? "isn't" : "aren't"} set. The privacy policy and the terms don't say who runs the site, or how to reach them.`,
  ];
}

/** Quotes that a shell or a settings file has left in the value. @throws {WrongSettings} */
function refuseQuotes(given: Readonly<Record<string, string | undefined>>): void {
  const quoted = Object.keys(Environment.shape).filter((name) =>
    /^(["']).*\1$/.test(given[name]?.trim() ?? ''),
  );
  if (quoted.length === 0) return;
  throw new WrongSettings(
    quoted.map((name) => `${name} has quotes around its value. Remove them.`).join('\n'),
  );
}

/** The companies whose services this site uses, as named by its settings. */
function processorsOf(
  { HOSTING_COMPANY: hosting, MAIL_COMPANY: mail }: z.infer<typeof Environment>,
  payments: PaymentSettings,
  google: GoogleClient | null,
): Processor[] {
  const companies = {
    hosting,
    mail,
    payments: payments.kind === 'stripe' ? 'Stripe' : undefined,
    'sign-in': google === null ? undefined : 'Google',
  };
  return (Object.keys(companies) as Processor['service'][]).flatMap((service) => {
    const company = companies[service];
    return company === undefined ? [] : [{ service, company }];
  });
}

/** @throws {WrongSettings} if one half of the client is missing. */
function googleClientOf({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: z.infer<typeof Environment>): GoogleClient | null {
  if (clientId !== undefined && clientSecret !== undefined) {
    return { issuer, clientId, clientSecret };
  }
  if (clientId === undefined && clientSecret === undefined) return null;
  const missing = clientId === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET';
  throw new WrongSettings(`${missing} must be set, too: Google asks for both.`);
}

/** @throws {WrongSettings} if a part is missing. */
function recordStoreOf({
  XAPI_ENDPOINT: endpoint,
  XAPI_USERNAME: username,
  XAPI_PASSWORD: password,
}: z.infer<typeof Environment>): RecordStore | null {
  if (endpoint !== undefined && username !== undefined && password !== undefined) {
    return { endpoint, username, password };
  }
  const parts = { XAPI_ENDPOINT: endpoint, XAPI_USERNAME: username, XAPI_PASSWORD: password };
  const missing = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  );
  if (missing.length === Object.keys(parts).length) return null;
  throw new WrongSettings(
    `${missing.join(' and ')} must be set, too: a learning record store needs all three.`,
  );
}

/** @throws {WrongSettings} if one half of a pair is missing, or if a sandbox would mix with real money. */
function paymentsOf({
  PAYMENTS: named,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICES: prices,
  ...read
}: z.infer<typeof Environment>): PaymentSettings {
  const hasKeys = secretKey !== undefined || webhookSecret !== undefined;
  // A site that others can reach doesn't give plans away unless its operator asks for the sandbox by name.
  const isLocal = read.PUBLIC_URL === undefined || isLoopback(new URL(read.PUBLIC_URL).hostname);
  const byDefault = read.DATABASE_URL === undefined && isLocal ? 'sandbox' : 'off';
  const kind = named ?? (hasKeys ? 'stripe' : byDefault);
  if (kind === 'off') return { kind };
  if (kind === 'sandbox') {
    if (!hasKeys) return { kind, hasClock: read.NODE_ENV !== 'production' };
    throw new WrongSettings(
      "PAYMENTS cannot be sandbox if Stripe's keys are set: remove one of them.",
    );
  }
  if (secretKey === undefined || webhookSecret === undefined) {
    const missing = secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
    throw new WrongSettings(`${missing} must be set, too: payments by Stripe need both.`);
  }
  return {
    kind,
    secretKey,
    webhookSecrets: parseWebhookSecrets(webhookSecret) ?? [],
    prices: (prices && parsePrices(prices)) || [],
    url: read.STRIPE_URL,
  };
}
