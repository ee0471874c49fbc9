/**
 * The boundaries between packages, layers, and features, as rules. `npm run boundaries` also asserts how many modules
 * were read, because a run over nothing would report success.
 */
const packages = 'quantum|contract|moderation|embedded-postgres|curriculum|toolkit|server|web|e2e';
const test = '\\.test\\.tsx?$';
const testHelper = '(/testing/|^e2e/)';

const boundary = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A package may import only these other packages. */
const mayImport = {
  quantum: [],
  contract: ['quantum'],
  moderation: ['contract'],
  'embedded-postgres': [],
  curriculum: ['quantum', 'contract'],
  toolkit: ['quantum'],
  server: ['quantum', 'contract', 'curriculum', 'moderation', 'embedded-postgres'],
  web: ['quantum', 'contract', 'curriculum', 'toolkit'],
  e2e: ['contract', 'curriculum', 'moderation'],
};
const packageBoundaries = Object.entries(mayImport).map(([name, allowed]) =>
  boundary(
    `package-${name}`,
    `${name} imports ${allowed.length ? allowed.join(', ') : 'no other package'}`,
    { path: `^${name}/` },
    { path: `^(${packages})/`, pathNot: `^(${[name, ...allowed].join('|')})/` },
  ),
);

/** The features of the server, the lowest first. A feature may import the faces (`index.ts`) of those before it. */
const serverFeatures = [
  'accounts',
  'consent',
  'subscriptions',
  'progress',
  'courses',
  'flashcards',
  'quizzes',
  'tasks',
  'guided-paths',
  'visualizations',
  'simulators',
  'resources',
  'search',
  'inquiries',
  'places',
  'game-records',
  'daily-puzzle',
  'study-rooms',
  'dashboard',
  'record',
  'families',
  'classes',
  'assignments',
  'gradebook',
  'live-lessons',
  'lti',
  'learning-records',
  'forum',
  'account-data',
  'sign-in',
  'parents',
];
const featureOrder = serverFeatures.map((feature, index) =>
  boundary(
    `feature-${feature}`,
    index === 0
      ? `${feature} imports no other feature`
      : `${feature} imports the faces of ${serverFeatures.slice(0, index).join(', ')}, and no other file of a feature`,
    { path: `^server/src/features/${feature}/`, pathNot: test },
    {
      path: '^server/src/features/',
      pathNot: [
        `^server/src/features/${feature}/`,
        ...serverFeatures
          .slice(0, index)
          .map((lower) => `^server/src/features/${lower}/index\\.ts$`),
      ],
    },
  ),
);

/** Inside a package, a layer knows only the layers before it. */
const layers = (root, order) =>
  order
    .slice(0, -1)
    .map((layer, index) =>
      boundary(
        `layer-${root.replaceAll('/', '-')}-${layer.replace(/\W+/g, ' ').trim().replaceAll(' ', '-')}`,
        `${layer} comes before ${order.slice(index + 1).join(', ')}`,
        { path: `^${root}/${layer}`, pathNot: test },
        { path: `^${root}/(${order.slice(index + 1).join('|')})` },
      ),
    );

export default {
  forbidden: [
    ...packageBoundaries,
    boundary(
      'front-door',
      'a package is entered by its index.ts alone',
      { path: `^(${packages})/` },
      {
        path: `^(quantum|contract|moderation|embedded-postgres|curriculum|toolkit)/src/(?!index\\.ts$)`,
        pathNot: `^$1/`,
      },
    ),
    ...layers('quantum/src', [
      '(complex|random)\\.ts',
      '(matrix|eigen|near-unitary)\\.ts',
      'gates/',
      '(circuit/|operations/[a-z/]*kinds?\\.ts)',
      'state/',
      'inspect/',
      'backend/',
      'kernels/',
      'simulate/',
      '(explain/|notation/|operations/[a-z/]*(notation|languages)\\.ts)',
      'index\\.ts',
    ]),
    boundary(
      'explanations-know-no-notation',
      'an explanation is data about a circuit, however the circuit was written',
      { path: '^quantum/src/explain/', pathNot: test },
      { path: '^quantum/src/(notation/|operations/[a-z/]*(notation|languages)\\.ts)' },
    ),
    boundary(
      'notations-know-no-explanation',
      'a notation reads and writes circuits, and judges none',
      { path: '^quantum/src/notation/', pathNot: test },
      { path: '^quantum/src/explain/' },
    ),
    ...layers('server/src', [
      'platform/',
      '(domain|curriculum)/',
      '(features/|context\\.ts)',
      'app\\.ts',
    ]),
    ...layers('web/src', [
      'lib/',
      'ui/',
      'product/',
      'diagrams/',
      'programs/',
      '(features|interactives|circuit-lab)/',
      'app/',
    ]),
    boundary(
      'lib-and-ui-know-nothing-about-learning',
      'calls, their keys, and what is saved for a learner are in product; the logo alone takes the brand from the contract',
      { path: '^web/src/(lib|ui)/', pathNot: `(${test}|^web/src/ui/brand/logo\\.tsx$)` },
      { path: '^(contract|curriculum|quantum)/' },
    ),
    boundary(
      'diagrams-know-no-learner',
      'a drawing gets what it shows from what is around it',
      { path: '^web/src/diagrams/' },
      { path: '^web/src/product/' },
    ),
    ...featureOrder,
    boundary(
      'feature-in-the-order',
      'each feature of the server has its place in the list',
      { path: `^server/src/features/(?!(${serverFeatures.join('|')})/)` },
      {},
    ),
    boundary(
      'no-web-feature-knows-another',
      'what two features need is passed in by a route, or belongs below them',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    ...['features', 'interactives', 'circuit-lab'].map((folder) =>
      boundary(
        `web-${folder}-apart`,
        'features, interactives, and the circuit lab know nothing of each other; a route shows one beside the other',
        { path: `^web/src/${folder}/` },
        { path: '^web/src/(features|interactives|circuit-lab)/', pathNot: `^web/src/${folder}/` },
      ),
    ),
    boundary(
      'edits-know-no-state',
      'an edit of the circuit lab takes a circuit and returns another one; the state of the lab calls it',
      { path: '^web/src/circuit-lab/edits/', pathNot: test },
      { path: '^web/src/circuit-lab/state/' },
    ),
    boundary(
      'no-interactive-knows-another',
      'what two interactives draw is in diagrams; the catalog knows all of them',
      { path: '^web/src/interactives/(?!catalog/)([^/]+)/' },
      {
        path: '^web/src/interactives/',
        pathNot: ['^web/src/interactives/$1/', '^web/src/interactives/interactive\\.ts$'],
      },
    ),
    boundary(
      'only-queries-touch-the-database',
      'SQL stands in queries.ts and in the platform',
      { path: '^server/src/features/', pathNot: `((queries|schema)\\.ts$|${test})` },
      {
        path: '(node_modules/(drizzle-orm|pg)/|platform/database/schema)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    boundary(
      'only-routes-know-http',
      'rules speak no HTTP',
      { path: '^server/src/features/', pathNot: `((routes|socket)\\.ts$|${test})` },
      { path: 'node_modules/(fastify|ws|@fastify)/' },
    ),
    boundary(
      'only-the-platform-starts-postgres',
      'the other parts of the server get the built-in PostgreSQL from built-in.ts',
      { path: '^server/', pathNot: '^server/src/platform/database/' },
      { path: '^embedded-postgres/' },
    ),
    boundary('no-loops', 'modules form no circle', {}, { circular: true }),
    boundary(
      'no-orphans',
      'a module that nobody imports is dead',
      {
        orphan: true,
        pathNot: `(${test}|\\.d\\.ts$|(^|/)(vite|vitest|drizzle)[^/]*\\.config\\.ts$|worker-entry|^e2e/|/(bench|scripts|public)/|^web/src/app/frames/)`,
      },
      {},
    ),
    boundary(
      'no-test-helper-in-production',
      'test helpers stay in tests',
      { path: `^(${packages})/`, pathNot: `(${test}|/testing/|^e2e/|/bench/)` },
      { path: testHelper },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/dist-types/|/generated/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
};
