/**
 * Attempts at abuse, one line each, with the defense against it. Each part of a line is covered by a test below a
 * comment such as `// Shows: A19 expiry`. `docs/security.md` is generated from this table.
 */
export const abuseLines = [
  {
    id: 'A1',
    abuse:
      'Collecting points twice: for a lesson, a step, a visualization, flashcards, or a repeated quiz',
    defense:
      'One ledger, unique on learner, source, and source id, written in the same transaction as the act. A quiz pays only for improvement.',
    parts: [
      'lessons',
      'quizzes',
      'tasks',
      'any order',
      'sent again',
      'cards',
      'steps',
      'visualizations',
    ],
  },
  {
    id: 'A2',
    abuse:
      'Odd quiz answers: a repeated question, a question of another quiz, answer E, lists, thousands of answers',
    defense: "A strict schema, and exactly the quiz's own questions.",
    parts: ['own questions', 'any body'],
  },
  {
    id: 'A3',
    abuse: 'Skipping ahead; counts and times that are negative, huge, or not numbers',
    defense: 'The server decides order, limits, and counts.',
    parts: ['order', 'times', 'how often', 'cards', 'steps', 'visualizations'],
  },
  {
    id: 'A4',
    abuse:
      'Leaked answers and secrets: right answers, tokens, addresses, ids at the payment provider',
    defense: 'Every reply goes through a schema that passes only the fields it names.',
    parts: ['every reply', 'signing in', 'built files', 'socket messages'],
  },
  {
    id: 'A5',
    abuse: 'Opening a locked lesson or a higher tier through the API',
    defense: 'Every route to a lesson uses the same access check.',
    parts: ['every tier', 'order', 'visitors', 'tier that ends', 'tasks'],
  },
  {
    id: 'A6',
    abuse: 'Choosing the price or an invalid plan, downgrading, or buying the same plan again',
    defense: 'Plan and cycle are enums, and the server sets the price.',
    parts: ['bodies', 'tiers', 'exact price', 'clock', 'no sandbox', 'left sandbox'],
  },
  {
    id: 'A7',
    abuse: 'Payment events that are forged, repeated, out of order, or for another customer',
    defense:
      'A signature over the raw body, a limit on its age in both directions, each event counted once in its transaction, and the state fetched from the provider.',
    parts: ['forged', 'sent again', 'races', 'any order', 'whose'],
  },
  {
    id: 'A8',
    abuse: 'Starting two checkouts or two subscriptions',
    defense: 'A key for each checkout, and one live subscription per learner.',
    parts: ['sessions', 'twenty at once', 'any order'],
  },
  {
    id: 'A9',
    abuse: 'Reading or changing another learner’s data',
    defense: 'Only the session decides whose data a call concerns.',
    parts: [
      'progress',
      'quizzes',
      'tasks',
      'use',
      'sessions',
      'download',
      'time zone',
      'kept replies',
      'cards',
      'steps',
      'visualizations',
      'addresses',
      'checkouts',
    ],
  },
  {
    id: 'A10',
    abuse: 'Sending extra fields (`points`, `subscriptionTier`), `__proto__`, or wrong types',
    defense:
      'Body schemas are strict; a call with an unknown field is refused and changes nothing.',
    parts: ['added fields', 'odd values', 'prototype', 'ids'],
  },
  {
    id: 'A11',
    abuse: 'Making a learner’s browser send calls from another site’s page',
    defense:
      '`SameSite` cookies, checks of `Sec-Fetch-Site` (or `Origin` in its absence), JSON only, and only the site’s own host name.',
    parts: ['real browser', 'headers', 'JSON only', 'foreign hosts', 'reading'],
  },
  {
    id: 'A12',
    abuse: 'Opening a socket from another site',
    defense: 'Origin and session are checked before the upgrade.',
    parts: ['origins', 'session'],
  },
  {
    id: 'A13',
    abuse:
      'Socket messages under another name, for other rooms, or that are unknown, broken, deeply nested, or too many',
    defense:
      'Identity comes from the session; every message has a schema; size and rate are limited.',
    parts: ['other name', 'other rooms', 'broken', 'floods', 'slow readers'],
  },
  {
    id: 'A14',
    abuse: 'Keeping a socket open after its session has ended',
    defense: 'A socket closes when its session ends.',
    parts: ['signing out', 'erasure', 'new password'],
  },
  {
    id: 'A15',
    abuse: 'Scripts in names and other texts',
    defense:
      'Texts are text nodes. As a second barrier, a strict policy requires Trusted Types and allows no inline scripts.',
    parts: [
      'every screen',
      'chat and names of rooms',
      'Trusted Types',
      'policy',
      'addresses',
      'opened files',
      'mails',
    ],
  },
  {
    id: 'A16',
    abuse: 'Pictures and animations that run code',
    defense: 'Pictures are checked on entry; animations are declared as data and never evaluated.',
    parts: ['figures', 'drawings', 'bindings', 'shown'],
  },
  {
    id: 'A17',
    abuse: 'Links that lead away from the site or run code',
    defense: 'Return targets are paths of this site only; protocols must be on a list.',
    parts: ['return target', 'real browser', 'frames', 'videos'],
  },
  {
    id: 'A18',
    abuse: 'Guessing passwords, finding out who has an account, or planting a session',
    defense:
      'Sliding limits on attempts, a hash computed even for unknown usernames, and a new session at each sign-in. A browser that has signed in before passes the limit, so nobody can lock the owner out.',
    parts: [
      'ten in 15 minutes',
      'window',
      'owner',
      'school',
      'same answer',
      'same time',
      'asking for mails',
      'registering',
      'fixation',
      'password again',
    ],
    deviation:
      'Registration reveals that a username is taken, because otherwise nobody could choose one. It is limited to 100 per hour from one address, and each is logged without the name.',
  },
  {
    id: 'A19',
    abuse:
      'Mailed links that are guessed, used twice, used late, used for another purpose, or lead to another host',
    defense:
      'Tokens have 256 bits, are stored as a hash, and work once, for one purpose of one account, until they expire. Links begin with the configured address, never with the `Host` header.',
    parts: ['storage', 'once', 'race', 'expiry', 'newest', 'purpose', 'host', 'corrected address'],
    deviation:
      'The key of an open parent’s page works more than once within its half hour, because a parent views, changes, and erases on one page. The link that opens the page works once.',
  },
  {
    id: 'A20',
    abuse: 'A child who consents in place of the parent',
    defense:
      'The parent’s mailbox must be a different one, with aliases folded. Consent takes a button, not just a link, and a second mail confirms it.',
    parts: [
      'aliases',
      'mailboxes',
      'own mailbox',
      'corrected address',
      'scanner',
      'body',
      'second mail',
    ],
    deviation:
      'The registration form for a child asks only for the parent’s address, so there is no child’s address to compare it with.',
  },
  {
    id: 'A21',
    abuse: 'Flooding a mailbox',
    defense:
      'A mailbox gets at most three mails per hour of the kinds that anybody can request, and a fourth request is answered with the time left. It gets at most twenty per day about money, changes, and security.',
    parts: ['asked', 'told', 'waiting', 'one address', 'corrected address'],
  },
  {
    id: 'A22',
    abuse: 'Sending slow, huge, or expensive calls',
    defense:
      'Time limits, bodies of at most 64 KiB, patterns that take linear time, and at most 4 passwords hashed at once.',
    parts: ['size', 'headers', 'slow', 'bombs', 'rush', 'patterns', 'circuits'],
    deviation:
      'The speed of other calls during a rush of sign-ins depends on the machine: `npm run bench` measures it for [benchmarks.md](benchmarks.md).',
  },
  {
    id: 'A23',
    abuse: 'Reading secrets from errors, headers, logs, caches, and counters',
    defense:
      'Errors are one plain sentence, headers name no versions, API replies have `no-store`, and the log contains no personal data.',
    parts: ['errors', 'versions', 'counters', 'log', 'failed queries', 'caches', 'pages'],
    deviation: 'There are no public counters, so none needs its own port.',
  },
  {
    id: 'A24',
    abuse: 'Injecting SQL',
    defense: 'Values are parameters; no text from a caller becomes part of a query.',
    parts: ['every text', 'sources'],
  },
  {
    id: 'A25',
    abuse: 'Requesting paths outside the folder of the site’s files',
    defense: 'Every file has its own route; no other path reaches the disk.',
    parts: ['paths'],
  },
  {
    id: 'A26',
    abuse: 'Showing the site in another site’s frame to hijack clicks',
    defense: '`frame-ancestors` and `X-Frame-Options` on every page.',
    parts: ['pages', 'simulators'],
    deviation:
      'Any site may frame simulators. In another site’s page, they read, store, and call nothing.',
  },
  {
    id: 'A27',
    abuse: 'Reading or setting cookies from elsewhere, or sending them elsewhere',
    defense:
      '`HttpOnly`, `SameSite=Lax`, and `Path=/`; over https also `Secure` and the `__Host-` prefix. Only the hash of a token is stored.',
    parts: ['attributes', 'https', 'storage', 'ended'],
  },
  {
    id: 'A28',
    abuse: 'Changing the audit log afterward',
    defense:
      'Rows are only added, each with the hash of the previous one; a command verifies the chain.',
    parts: ['changes', 'tampering', 'shortening', 'erasure'],
  },
  {
    id: 'A29',
    abuse: 'A child under 13 using, by any route, a feature that needs a parent’s consent',
    defense: 'One policy asks the database on each call; withdrawn consent ends access at once.',
    parts: ['refused', 'withdrawn', 'every way in', 'rooms', 'checkout'],
  },
  {
    id: 'A30',
    abuse: 'A Google sign-in that is forged, late, repeated, or somebody else’s',
    defense:
      'Issuer and subject identify the person, never the address. A state, a nonce, and a challenge bind the answer to the browser that asked.',
    parts: [
      'other browser',
      'once',
      'late',
      'state, nonce and challenge',
      'forged',
      'cookie',
      'same address',
      'other learner',
      'unfinished',
    ],
  },
  {
    id: 'A31',
    abuse:
      'A program in the page that reaches for the session, the page, this site, or another site',
    defense:
      'Programs run in a worker of a frame without an origin, whose policy connects to no host. Their messages are checked and only shown, and a program from a link waits for Run.',
    parts: ['policy', 'typed', 'linked', 'messages', 'too much'],
  },
];
