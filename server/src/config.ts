/** The settings of the server, read from the environment once, at start. */
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand, googleReturnPath } from '@qubloom/contract';
import { z } from 'zod';
import {
  isIssuer,
  isOrigin,
  isPostgresUrl,
  isProxyTrust,
  isRedisUrl,
  isSmtpUrl,
  proxyTrust,
} from './config-values.ts';
import type { GoogleClient } from './features/accounts/google/set-up.ts';
import {
  parsePrices,
  parseWebhookSecrets,
  priceNames,
  webhookPath,
  type PaymentSettings,
} from './features/subscriptions/settings.ts';

/** From `src` and from `dist` alike. */
const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

interface Setting<Schema extends z.ZodType> {
  /** As the README's table shows it. */
  readonly fallback: string;
  readonly meaning: string;
  readonly schema: Schema;
}

const setting = <Schema extends z.ZodType>(
  fallback: string,
  meaning: string,
  schema: Schema,
): Setting<Schema> => ({ fallback, meaning, schema });

const settingsTable = {
  PORT: setting(
    '3000',
    'The port the site is served on.',
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a number from 0 to 65535')
      .default(3000),
  ),
  HOST: setting(
    'localhost',
    'The name or address the server listens on; `0.0.0.0` lets other machines in.',
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
    'The address in the browser: links start with it, and calls from elsewhere, or to another host, are refused.',
    z
      .string()
      .refine(isOrigin, 'must be like https://example.org, with nothing after the host and port')
      .transform((url) => new URL(url).origin)
      .optional(),
  ),
  DATA_DIR: setting(
    '.data',
    'The folder for the built-in database and whatever else is kept, from the project on or absolute.',
    z
      .string()
      .transform((folder) => (isAbsolute(folder) ? folder : join(projectFolder, folder)))
      .default(join(projectFolder, '.data')),
  ),
  SMTP_URL: setting(
    'none: mails become files in `outbox` below `DATA_DIR`',
    'The server that mails leave by, as `smtps://user:password@host:465`.',
    z.string().refine(isSmtpUrl, 'must look like smtps://user:password@host:465').optional(),
  ),
  REDIS_URL: setting(
    'none: one process has all study rooms',
    'A Redis through which study rooms span several processes, as `redis://:password@host:6379`.',
    z.string().refine(isRedisUrl, 'must look like redis://:password@host:6379').optional(),
  ),
  MAIL_FROM: setting(
    `${brand.name} and the support address`,
    'Whom mails come from, as `Name <name@example.org>`.',
    z
      .string()
      .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$/, 'must look like Name <name@example.org>')
      .default(`${brand.name} <${brand.supportEmail}>`),
  ),
  GOOGLE_CLIENT_ID: setting(
    'none: nobody signs in with Google',
    `The client of this site at Google, registered to lead back to \`PUBLIC_URL\` with \`${googleReturnPath}\`.`,
    z.string().regex(/^\S+$/, 'must be one word').optional(),
  ),
  GOOGLE_CLIENT_SECRET: setting(
    'none',
    'The secret of that client.',
    z.string().regex(/^\S+$/, 'must be one word').optional(),
  ),
  GOOGLE_ISSUER: setting(
    '`https://accounts.google.com`',
    'Who vouches for whom: another address is for trying things out.',
    z
      .string()
      .refine(isIssuer, 'must be like https://accounts.google.com')
      .default('https://accounts.google.com'),
  ),
  PAYMENTS: setting(
    'by the settings beside it',
    'Who takes payments: `stripe`, as with its keys; `sandbox`, a page that stands in for it (no real card, no real money), as on the built-in PostgreSQL; or `off`, as with a `DATABASE_URL`.',
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
    `The signing secret of the webhook endpoint at \`PUBLIC_URL\` with \`${webhookPath}\`; two with a comma between, while one replaces the other.`,
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
    `Stripe's price ids, as \`basic-monthly:price_1,basic-annually:price_2\`, for ${priceNames.map((name) => `\`${name}\``).join(', ')}. Of several for one the first is sold; the others are those of earlier customers.`,
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
    'Where Stripe is: another address is for trying things out.',
    z.string().refine(isIssuer, 'must be like https://api.stripe.com').optional(),
  ),
  TRUST_PROXY: setting(
    'false',
    "Whose word about the caller's address is taken: `false`, `true`, how many proxies stand in front, or their addresses.",
    z
      .string()
      .refine(
        isProxyTrust,
        'must be true, false, a number of proxies, or their addresses with commas between',
      )
      .transform(proxyTrust)
      .default(false),
  ),
  OFFLINE: setting(
    'on',
    'Whether browsers keep pages and files for when there is no network: `on`, or `off`, which also has them give up what they keep.',
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
} as const;

type SettingName = keyof typeof settingsTable;

/** What the README's table says, in its order. */
export const settings: readonly { name: string; fallback: string; meaning: string }[] =
  Object.entries(settingsTable).map(([name, { fallback, meaning }]) => ({
    name,
    fallback,
    meaning,
  }));

const Environment = z.object({
  PORT: settingsTable.PORT.schema,
  HOST: settingsTable.HOST.schema,
  DATABASE_URL: settingsTable.DATABASE_URL.schema,
  PUBLIC_URL: settingsTable.PUBLIC_URL.schema,
  DATA_DIR: settingsTable.DATA_DIR.schema,
  SMTP_URL: settingsTable.SMTP_URL.schema,
  REDIS_URL: settingsTable.REDIS_URL.schema,
  MAIL_FROM: settingsTable.MAIL_FROM.schema,
  GOOGLE_CLIENT_ID: settingsTable.GOOGLE_CLIENT_ID.schema,
  GOOGLE_CLIENT_SECRET: settingsTable.GOOGLE_CLIENT_SECRET.schema,
  GOOGLE_ISSUER: settingsTable.GOOGLE_ISSUER.schema,
  PAYMENTS: settingsTable.PAYMENTS.schema,
  STRIPE_SECRET_KEY: settingsTable.STRIPE_SECRET_KEY.schema,
  STRIPE_WEBHOOK_SECRET: settingsTable.STRIPE_WEBHOOK_SECRET.schema,
  STRIPE_PRICES: settingsTable.STRIPE_PRICES.schema,
  STRIPE_URL: settingsTable.STRIPE_URL.schema,
  TRUST_PROXY: settingsTable.TRUST_PROXY.schema,
  OFFLINE: settingsTable.OFFLINE.schema,
  LOG_LEVEL: settingsTable.LOG_LEVEL.schema,
  NODE_ENV: settingsTable.NODE_ENV.schema,
} satisfies Record<SettingName, z.ZodType>);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  /** An origin, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether it was given, and not made from the port. */
  readonly isPublicUrlSet: boolean;
  /** Absolute. */
  readonly dataFolder: string;
  /** Without it mails become files. */
  readonly smtpUrl: string | undefined;
  /** Without it study rooms live in one process. */
  readonly redisUrl: string | undefined;
  readonly mailFrom: string;
  /** Without it nobody signs in with Google. */
  readonly google: GoogleClient | null;
  readonly payments: PaymentSettings;
  /** As Fastify takes it. */
  readonly trustProxy: boolean | number | string[];
  /** Browsers keep the site's files. */
  readonly worksOffline: boolean;
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  readonly environment: z.infer<typeof Environment>['NODE_ENV'];
}

/** The message names every setting that is wrong, a line each. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

/**
 * Reads the settings. One that is set to nothing counts as not set.
 * @throws {WrongSettings} with every mistake at once.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = Environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      // The address of a database, a mail server or a Redis holds a password.
      const value = /^(?:DATABASE|SMTP|REDIS)_URL$|_SECRET/.test(name)
        ? ''
        : `, but it is "${String(given[name])}"`;
      return `${name} ${message}${value}.`;
    });
    throw new WrongSettings(lines.join('\n'));
  }
  const read = result.data;
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL,
    isPublicUrlSet: read.PUBLIC_URL !== undefined,
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${String(read.PORT)}`,
    dataFolder: read.DATA_DIR,
    smtpUrl: read.SMTP_URL,
    redisUrl: read.REDIS_URL,
    mailFrom: read.MAIL_FROM,
    google: googleClientOf(read),
    payments: paymentsOf(read),
    trustProxy: read.TRUST_PROXY,
    worksOffline: read.OFFLINE === 'on',
    logLevel: read.LOG_LEVEL,
    environment: read.NODE_ENV,
  };
}

/** @throws {WrongSettings} where one half of the client is missing. */
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

/** @throws {WrongSettings} for halves, and for what would mix a sandbox with real money. */
function paymentsOf({
  PAYMENTS: named,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICES: prices,
  ...read
}: z.infer<typeof Environment>): PaymentSettings {
  const hasKeys = secretKey !== undefined || webhookSecret !== undefined;
  const byDefault = read.DATABASE_URL === undefined ? 'sandbox' : 'off';
  const kind = named ?? (hasKeys ? 'stripe' : byDefault);
  if (kind === 'off') return { kind };
  if (kind === 'sandbox') {
    if (!hasKeys) return { kind, hasClock: read.NODE_ENV !== 'production' };
    throw new WrongSettings("PAYMENTS cannot be sandbox beside Stripe's keys: take one away.");
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
