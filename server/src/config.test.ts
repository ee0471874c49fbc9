import { noSiteFacts } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { readConfig, settings, warningsAbout, WrongSettings } from './config.ts';

function mistakesIn(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof WrongSettings) return error.message.split('\n');
    throw error;
  }
}

describe('settings', () => {
  test('have defaults, so an empty environment works', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
      callsPrivateNetwork: false,
      recordStore: null,
      worksOffline: true,
      logLevel: 'info',
      environment: 'production',
    });
    expect(readConfig({}).dataFolder).toMatch(/[\\/]\.data$/);
  });

  test('follow one another: the public address contains the port', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(readConfig({ PORT: '4000', PUBLIC_URL: 'https://example.org/' }).publicUrl).toBe(
      'https://example.org',
    );
  });

  test('name a learning record store with its login, or none', () => {
    const set = {
      XAPI_ENDPOINT: 'https://lrs.example.org/xapi/',
      XAPI_USERNAME: 'the-site',
      XAPI_PASSWORD: 'secret-word',
    };
    expect(readConfig(set).recordStore).toEqual({
      endpoint: 'https://lrs.example.org/xapi',
      username: 'the-site',
      password: 'secret-word',
    });
    expect(mistakesIn({ ...set, XAPI_PASSWORD: '' })).toEqual([
      'XAPI_PASSWORD must be set, too: a learning record store needs all three.',
    ]);
    expect(mistakesIn({ ...set, XAPI_ENDPOINT: 'http://lrs.example.org/xapi' })[0]).toMatch(
      /^XAPI_ENDPOINT must look like/,
    );
    expect(mistakesIn({ ...set, XAPI_PASSWORD: 'two words' })[0]).not.toContain('two words');
  });

  test('name the operator of the site, and nobody if nothing is set', () => {
    expect(readConfig({}).site).toEqual(noSiteFacts);
    const set = {
      OPERATOR_NAME: 'Ada Example',
      OPERATOR_ADDRESS: '1 Main Street, Dublin',
      OPERATOR_COUNTRY: 'Ireland',
      SUPPORT_EMAIL: 'help@example.org',
      SOCIAL_LINKS: 'YouTube=https://www.youtube.com/@example , Git Hub=https://github.com/example',
    };
    expect(readConfig(set)).toMatchObject({
      mailFrom: 'Qubloom <help@example.org>',
      site: {
        operator: { name: 'Ada Example', address: '1 Main Street, Dublin', country: 'Ireland' },
        supportEmail: 'help@example.org',
        socialLinks: [
          { name: 'YouTube', url: 'https://www.youtube.com/@example' },
          { name: 'Git Hub', url: 'https://github.com/example' },
        ],
      },
    });
  });

  test('without an address for support, emails come from the site itself', () => {
    expect(readConfig({ PUBLIC_URL: 'https://learn.example.org' }).mailFrom).toBe(
      'Qubloom <no-reply@learn.example.org>',
    );
  });

  test('a public site gets warnings about what its pages lack', () => {
    expect(warningsAbout(readConfig({}), {})).toEqual([]);
    const [warning] = warningsAbout(
      readConfig({ PUBLIC_URL: 'https://example.org', TRUST_PROXY: '1', OPERATOR_NAME: 'Ada' }),
      {},
    );
    expect(warning).toMatch(/OPERATOR_ADDRESS, OPERATOR_COUNTRY, SUPPORT_EMAIL aren't set/);
    const all = {
      OPERATOR_NAME: 'Ada',
      OPERATOR_ADDRESS: '1 Main Street',
      OPERATOR_COUNTRY: 'Ireland',
      SUPPORT_EMAIL: 'help@example.org',
    };
    const complete = readConfig({ PUBLIC_URL: 'https://example.org', TRUST_PROXY: '1', ...all });
    expect(warningsAbout(complete, {})).toEqual([]);
  });

  test('name the companies whose services the site uses, and no others', () => {
    expect(readConfig({}).site.processors).toEqual([]);
    const { site } = readConfig({
      PUBLIC_URL: 'https://example.org',
      SMTP_URL: 'smtps://user:secret@mail.example.org:465',
      HOSTING_COMPANY: 'Machines Ltd',
      MAIL_COMPANY: 'Letters Ltd',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      DATA_LOCATION: 'Ireland',
    });
    expect(site.dataLocation).toBe('Ireland');
    expect(site.processors).toEqual([
      { service: 'hosting', company: 'Machines Ltd' },
      { service: 'mail', company: 'Letters Ltd' },
      { service: 'sign-in', company: 'Google' },
    ]);
  });

  test.each([
    [{ HOST: '0.0.0.0' }, "HOST is set, but PUBLIC_URL isn't"],
    [{ TRUST_PROXY: '1' }, "TRUST_PROXY is set, but PUBLIC_URL isn't"],
    [{ PUBLIC_URL: 'https://example.org' }, "TRUST_PROXY isn't set"],
    [{ PUBLIC_URL: 'http://example.org' }, 'passwords travel without encryption'],
  ])('%j gets a warning in one sentence', (environment, sentence) => {
    const [warning] = warningsAbout(readConfig(environment), {});
    expect(warning).toContain(sentence);
  });

  test.each([
    { PUBLIC_URL: 'http://localhost:8080', HOST: '0.0.0.0' },
    { HOST: '127.0.0.1' },
    { PORT: '4000' },
  ])('%j gets no warning', (environment) => {
    expect(warningsAbout(readConfig(environment), {})).toEqual([]);
  });

  test.each([
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['Trust_Proxy', 'TRUST_PROXY'],
    ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
  ])('the unknown setting %s gets a warning that suggests %s', (name, meant) => {
    expect(warningsAbout(readConfig({}), { [name]: 'x' })).toEqual([
      `${name} is set, but there is no such setting. Did you mean ${meant}?`,
    ]);
  });

  test('the settings of other programs are ignored', () => {
    const others = {
      PATH: '/bin',
      PGPORT: '5432',
      HOSTNAME: 'box',
      npm_config_cache: '/c',
      PORT: '1',
    };
    expect(warningsAbout(readConfig({}), others)).toEqual([]);
  });

  test.each(['"/srv/data"', "'/srv/data'"])('quotes around a value are refused: %s', (value) => {
    expect(mistakesIn({ DATA_DIR: value })).toEqual([
      'DATA_DIR has quotes around its value. Remove them.',
    ]);
  });

  test('a public site has sandbox payments only if it asks for them by name', () => {
    const PUBLIC_URL = 'https://example.org';
    expect(readConfig({}).payments.kind).toBe('sandbox');
    expect(readConfig({ PUBLIC_URL: 'http://localhost:4000' }).payments.kind).toBe('sandbox');
    expect(readConfig({ PUBLIC_URL }).payments.kind).toBe('off');
    expect(readConfig({ PUBLIC_URL, PAYMENTS: 'sandbox' }).payments.kind).toBe('sandbox');
  });

  test('count as unset if they are empty', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({
      databaseUrl: undefined,
      port: 3000,
    });
  });

  test.each([
    ['false', false],
    ['true', true],
    ['2', 2],
    ['10.0.0.1, 192.168.0.0/16', ['10.0.0.1', '192.168.0.0/16']],
  ])('TRUST_PROXY=%s is read as %j', (text, trust) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trust);
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000a'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://ada@host/db'],
    ['DATABASE_URL', 'postgres://host'],
    ['SUPPORT_EMAIL', 'help'],
    ['SOCIAL_LINKS', 'https://github.com/example'],
    ['SOCIAL_LINKS', 'GitHub=http://github.com/example'],
    ['SOCIAL_LINKS', 'GitHub=javascript:alert(1)'],
    ['OPERATOR_NAME', 'A'.repeat(201)],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'https://example.org/path'],
    ['PUBLIC_URL', 'https://ada@example.org'],
    ['SMTP_URL', 'mail.example.org:25'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['REDIS_URL', 'localhost:6379'],
    ['MAIL_FROM', 'hello@example.org'],
    ['MAIL_FROM', 'A <a@example.org>, <b@example.org>'],
    ['TRUST_PROXY', 'everyone'],
    ['LOG_LEVEL', 'loud'],
    ['OFFLINE', 'no'],
    ['NODE_ENV', 'prod'],
  ])('%s=%s is refused in one sentence that names it', (name, value) => {
    expect(mistakesIn({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must .+\\.$`)),
    ]);
  });

  test('are all named at once if they are wrong', () => {
    expect(mistakesIn({ PORT: 'x', LOG_LEVEL: 'y', NODE_ENV: 'z' })).toHaveLength(3);
  });

  test("a mail server's password stays out of the message", () => {
    expect(mistakesIn({ SMTP_URL: 'http://ada:opensesame@host' }).join()).not.toContain(
      'opensesame',
    );
  });

  test("a database's password stays out of the message", () => {
    expect(mistakesIn({ DATABASE_URL: 'mysql://ada:opensesame@host/db' }).join()).not.toContain(
      'opensesame',
    );
  });

  const client = { GOOGLE_CLIENT_ID: 'the-site', GOOGLE_CLIENT_SECRET: 'opensesame' };

  test('need both halves of the Google client or neither', () => {
    expect(readConfig({}).google).toBeNull();
    expect(readConfig(client).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'the-site',
      clientSecret: 'opensesame',
    });
    for (const [name, value] of Object.entries(client)) {
      const missing = Object.keys(client).find((other) => other !== name);
      expect(mistakesIn({ [name]: value })).toEqual([
        `${String(missing)} must be set, too: Google asks for both.`,
      ]);
    }
    expect(mistakesIn({ ...client, GOOGLE_CLIENT_SECRET: 'open sesame' })).toEqual([
      'GOOGLE_CLIENT_SECRET must be one word.',
    ]);
  });

  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_opensesame',
    STRIPE_WEBHOOK_SECRET: 'whsec_opensesame',
  };
  const ownDatabase = { DATABASE_URL: 'postgres://ada@host/db' };

  test('choose the payments: a sandbox on the built-in database, off on any other, Stripe if its keys are set', () => {
    expect(readConfig({}).payments).toEqual({ kind: 'sandbox', hasClock: false });
    expect(readConfig({ NODE_ENV: 'test' }).payments).toEqual({ kind: 'sandbox', hasClock: true });
    expect(readConfig(ownDatabase).payments).toEqual({ kind: 'off' });
    expect(readConfig({ ...ownDatabase, PAYMENTS: 'sandbox' }).payments).toMatchObject({
      kind: 'sandbox',
    });
    expect(readConfig({ PAYMENTS: 'off', ...stripe }).payments).toEqual({ kind: 'off' });
    const prices =
      'basic-monthly:price_1, basic-monthly:price_0,premium-annually:price_2,ultimate-monthly:price_3';
    expect(
      readConfig({ ...stripe, STRIPE_PRICES: prices, STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old' })
        .payments,
    ).toEqual({
      kind: 'stripe',
      secretKey: 'sk_test_opensesame',
      webhookSecrets: ['whsec_new', 'whsec_old'],
      prices: [
        { id: 'price_1', plan: 'basic', cycle: 'monthly' },
        { id: 'price_0', plan: 'basic', cycle: 'monthly' },
        { id: 'price_2', plan: 'premium', cycle: 'annually' },
        { id: 'price_3', plan: 'ultimate', cycle: 'monthly' },
      ],
      url: undefined,
    });
  });

  test.each([
    [{ ...stripe, PAYMENTS: 'sandbox' }, /^PAYMENTS cannot be sandbox if Stripe's keys are set/],
    [{ PAYMENTS: 'stripe' }, /^STRIPE_SECRET_KEY must be set, too/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_WEBHOOK_SECRET must be set, too/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_SECRET_KEY must be set, too/],
    [{ ...stripe, STRIPE_SECRET_KEY: 'opensesame' }, /^STRIPE_SECRET_KEY must look like/],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'opensesame' }, /^STRIPE_WEBHOOK_SECRET must look like/],
    [{ ...stripe, STRIPE_PRICES: 'gold-monthly:price_1' }, /^STRIPE_PRICES must look like/],
    [{ ...stripe, STRIPE_PRICES: 'free-monthly:price_1' }, /^STRIPE_PRICES must look like/],
    [{ ...stripe, STRIPE_PRICES: 'basic-monthly:9.99' }, /^STRIPE_PRICES must look like/],
    [
      { ...stripe, STRIPE_PRICES: 'basic-monthly:price_1,premium-monthly:price_1' },
      /^STRIPE_PRICES must look like/,
    ],
    [{ ...stripe, STRIPE_URL: 'http://api.example' }, /^STRIPE_URL must be like/],
    [{ PAYMENTS: 'bitcoin' }, /^PAYMENTS must be stripe, sandbox or off/],
  ])('contradictory settings of payments are refused: %j', (environment, sentence) => {
    const mistakes = mistakesIn(environment);
    expect(mistakes).toEqual([expect.stringMatching(sentence)]);
    expect(mistakes.join()).not.toContain('opensesame');
  });

  test.each([
    ['http://127.0.0.1:4000', true],
    ['https://accounts.example/tenant', true],
    ['http://accounts.example', false],
    ['https://ada@accounts.example', false],
    ['accounts.google.com', false],
  ])('accept %s as an issuer: %s', (issuer, isTaken) => {
    expect(mistakesIn({ ...client, GOOGLE_ISSUER: issuer })).toHaveLength(isTaken ? 0 : 1);
  });

  test('all have a description and a default to show', () => {
    for (const { name, fallback, description } of settings) {
      expect(`${name} ${fallback} ${description}`).toMatch(/^[A-Z_]+ \S.* .+\.$/);
    }
  });
});
