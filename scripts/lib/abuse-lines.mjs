/**
 * What may be tried against the site, a line each, and what stands against it. Every part of a line is shown by
 * a test with the line `// Shows: A19 expiry` above it, except for those that come with a feature.
 * `docs/security.md` is made from this.
 */
export const abuseLines = [
  {
    id: 'A1',
    abuse: 'Being paid twice: for a lesson, a step, a visualization, cards, a quiz taken again',
    defense:
      'One ledger, unique on learner, source and source id, written in the transaction of the act. A quiz pays the improvement only.',
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
    abuse: 'Odd answers to a quiz: a question twice, of another quiz, answer E, lists, thousands',
    defense: "A strict schema, and exactly the quiz's own questions.",
    parts: ['own questions', 'any body'],
  },
  {
    id: 'A3',
    abuse: 'Skipping the order; counts and times that are negative, huge or no number',
    defense: 'Order, limits and counts are the server’s.',
    parts: ['order', 'times', 'how often', 'cards', 'steps', 'visualizations'],
  },
  {
    id: 'A4',
    abuse:
      'Answers and secrets that leak: right answers, tokens, addresses, ids at the payment provider',
    defense: 'Every reply goes through a schema that lets through only what it names.',
    parts: ['every reply', 'signing in', 'built files', 'socket messages'],
  },
  {
    id: 'A5',
    abuse: 'A locked lesson or a higher tier through the API',
    defense: 'One check of access behind every route of a lesson.',
    parts: ['every tier', 'order', 'visitors', 'tier that ends', 'tasks'],
  },
  {
    id: 'A6',
    abuse: 'A plan or price that the caller chose; a downgrade; the same plan again',
    defense: 'Plan and cycle are enums, the price is the server’s.',
    parts: ['bodies', 'tiers', 'exact price', 'clock', 'no sandbox', 'left sandbox'],
  },
  {
    id: 'A7',
    abuse:
      'Events of the payment provider that are forged, sent again, in another order, of another customer',
    defense:
      'A signature over the raw body, a tolerance both ways, each event counted once in its transaction, the state asked for anew.',
    parts: ['forged', 'sent again', 'races', 'any order', 'whose'],
  },
  {
    id: 'A8',
    abuse: 'Two checkouts, two subscriptions',
    defense: 'A key for each checkout, one live subscription.',
    parts: ['sessions', 'twenty at once', 'any order'],
  },
  {
    id: 'A9',
    abuse: 'Reading or writing what is another learner’s',
    defense: 'Whose it is comes from the session only.',
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
    abuse:
      'Fields that a call does not have (`points`, `subscriptionTier`), `__proto__`, wrong types',
    defense: 'Strict bodies; what is not named is refused, and nothing changes.',
    parts: ['added fields', 'odd values', 'prototype', 'ids'],
  },
  {
    id: 'A11',
    abuse: 'A page of another site that makes a learner’s browser call',
    defense:
      '`SameSite` cookies, `Sec-Fetch-Site` with `Origin` in its place, JSON only, no other host’s name.',
    parts: ['real browser', 'headers', 'JSON only', 'foreign hosts', 'reading'],
  },
  {
    id: 'A12',
    abuse: 'A socket that another site opens',
    defense: 'Origin and session are looked at before the upgrade.',
    parts: ['origins', 'session'],
  },
  {
    id: 'A13',
    abuse: 'Messages under another name, in other rooms, unknown, broken, deep, in floods',
    defense: 'Identity from the session, a schema a message, limits of size and pace.',
    parts: ['other name', 'other rooms', 'broken', 'floods', 'slow readers'],
  },
  {
    id: 'A14',
    abuse: 'A socket that outlives its session',
    defense: 'Sessions know their sockets.',
    parts: ['signing out', 'erasure', 'new password'],
  },
  {
    id: 'A15',
    abuse: 'Scripts in names and other texts',
    defense:
      'Texts are text nodes; a strict policy with Trusted Types and without inline scripts stands behind that.',
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
    defense: 'Pictures are checked where they enter; what moves is declared, never evaluated.',
    parts: ['figures', 'drawings', 'bindings', 'shown'],
  },
  {
    id: 'A17',
    abuse: 'Links that lead off the site, or run code',
    defense: 'Own paths only; protocols are on a list.',
    parts: ['return target', 'real browser', 'frames', 'videos'],
  },
  {
    id: 'A18',
    abuse: 'Guessing passwords, finding out who has an account, a session set beforehand',
    defense:
      'Sliding buckets, a hash for nobody too, a new session at each sign-in. A browser that has signed in before passes, so nobody locks the owner out.',
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
      'Registering tells that a username is taken, because nobody could choose one otherwise. It is limited to 100 an hour from one address, and each is noted in the log without the name.',
  },
  {
    id: 'A19',
    abuse: 'Links of mails: guessed, used twice, late, for something else, to another host',
    defense:
      '256 bits, kept as a hash, for one purpose of one account, once, with an end. Links begin with the configured address, never with the `Host` header.',
    parts: ['storage', 'once', 'race', 'expiry', 'newest', 'purpose', 'host', 'corrected address'],
    deviation:
      'The key of an open parent’s page is used more than once, until its half hour is over: a parent looks, changes and erases on one page. The link that opens it works once.',
  },
  {
    id: 'A20',
    abuse: 'A child that says yes for its parent',
    defense:
      'Another mailbox, aliases folded; a button, not a link, says yes; a second mail tells.',
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
      'The registration form of a child asks for the parent’s address only, so there is no child’s own address to compare it with.',
  },
  {
    id: 'A21',
    abuse: 'Flooding a mailbox',
    defense:
      'Three mails an hour to one mailbox of those that anybody may ask for, and a fourth request is told the time left; twenty a day of those about money, changes and security.',
    parts: ['asked', 'told', 'waiting', 'one address', 'corrected address'],
  },
  {
    id: 'A22',
    abuse: 'Calls that are slow, huge or costly',
    defense:
      'Time limits, 64 KiB a body, patterns that take linear time, at most 4 passwords hashed at once.',
    parts: ['size', 'headers', 'slow', 'bombs', 'rush', 'patterns', 'circuits'],
    deviation:
      'How quick other calls are in a rush of sign-ins depends on the machine: `npm run bench` measures it, in [benchmarks.md](benchmarks.md).',
  },
  {
    id: 'A23',
    abuse: 'What errors, headers, logs, caches and counters give away',
    defense: 'One plain sentence, no versions, `no-store`, personal data kept out of the log.',
    parts: ['errors', 'versions', 'counters', 'log', 'failed queries', 'caches', 'pages'],
    deviation: 'There are no public counters, so none need a port of their own.',
  },
  {
    id: 'A24',
    abuse: 'SQL in what is sent',
    defense: 'Values are parameters; no text of a caller becomes part of a query.',
    parts: ['every text', 'sources'],
  },
  {
    id: 'A25',
    abuse: 'Paths that leave the folder of the site’s files',
    defense: 'Every file is a route of its own; no other path reaches the disk.',
    parts: ['paths'],
  },
  {
    id: 'A26',
    abuse: 'The site in another site’s frame, so that a click means something else',
    defense: '`frame-ancestors` and `X-Frame-Options` on every page.',
    parts: ['pages', 'simulators'],
    deviation:
      'Simulators may be framed by anyone. Under a foreign page they read, keep and call nothing.',
  },
  {
    id: 'A27',
    abuse: 'Cookies that are read, set or sent elsewhere',
    defense:
      '`HttpOnly`, `SameSite=Lax`, `Path=/`; over https `Secure` and the `__Host-` prefix; only the hash of their tokens is stored.',
    parts: ['attributes', 'https', 'storage', 'ended'],
  },
  {
    id: 'A28',
    abuse: 'A record of acts that is changed afterwards',
    defense: 'Rows are only added, each with the hash of the one before; a command looks.',
    parts: ['changes', 'tampering', 'shortening', 'erasure'],
  },
  {
    id: 'A29',
    abuse: 'A child under 13 in what needs a parent’s yes, by any way in',
    defense:
      'One policy that asks the database at each call; a yes that is taken back ends at once.',
    parts: ['refused', 'withdrawn', 'every way in', 'rooms', 'checkout'],
  },
  {
    id: 'A30',
    abuse: 'A sign-in with Google that is forged, late, sent again, or somebody else’s',
    defense:
      'Issuer and subject are what counts, never the address; a state, a nonce and a challenge bind the answer to the browser that asked.',
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
    abuse: 'A program in the page that reaches for the session, the page, the site or another one',
    defense:
      'Programs run in a worker of a frame without an origin, whose policy connects to no host; what they say is checked and only shown; what came by a link waits for Run.',
    parts: ['policy', 'typed', 'linked', 'messages', 'too much'],
  },
];
