// Who may know whom: the floor plan of the README, held by `npm test`. A room is a folder of lib.
const MAY_KNOW = {
  rules: [],
  query: [],
  i18n: [],
  log: [],
  http: ['i18n', 'log'],
  ui: ['rules', 'query', 'i18n'],
  offline: ['i18n'],
  db: [],
  search: ['db', 'rules', 'query', 'i18n', 'log', 'catalogue'],
  catalogue: ['db', 'rules', 'query', 'i18n', 'log', 'search'],
  rulings: ['db', 'rules', 'i18n', 'log', 'search', 'catalogue'],
  decks: ['db', 'rules', 'query', 'i18n', 'log', 'catalogue'],
  collection: ['db', 'rules', 'i18n', 'log', 'catalogue', 'decks'],
  accounts: ['db', 'rules', 'i18n', 'log', 'http'],
  seed: ['db', 'rules', 'i18n', 'log', 'search', 'catalogue', 'rulings'],
  launcher: ['db', 'rules', 'i18n', 'seed', 'search', 'rulings', 'decks', 'accounts', 'http', 'log', 'bench'],
};
const TESTS = '[.]test[.]tsx?$|/testing(-setup)?[.]ts$|/testing/';

const rooms = Object.entries(MAY_KNOW).map(([room, known]) => ({
  name: `lib-${room}`,
  comment: `lib/${room} may know ${known.length > 0 ? known.map((name) => `lib/${name}`).join(', ') : 'no other room'}.`,
  severity: 'error',
  from: { path: `^lib/${room}/`, pathNot: TESTS },
  to: { path: '^(lib|app|e2e|prisma)/', pathNot: `^lib/(${[room, ...known].join('|')})/|^prisma/data/` },
}));

export default {
  forbidden: [
    ...rooms,
    {
      name: 'rules-are-pure',
      comment: 'lib/rules runs in Node, in browsers and in workers: of all packages it may use zod only.',
      severity: 'error',
      from: { path: '^lib/rules/', pathNot: TESTS },
      to: { pathNot: '^lib/rules/|^node_modules/zod/' },
    },
    {
      name: 'rules-read-no-files',
      comment: 'Nor does what helps the tests of lib/rules: what they read of prisma/data, lib/testing reads.',
      severity: 'error',
      from: { path: '^lib/rules/', pathNot: '[.]test[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'app-asks-rooms',
      comment: 'Pages and routes ask the rooms of lib. They never see the database, nor what starts the site.',
      severity: 'error',
      from: { path: '^(app/|proxy[.]ts)' },
      to: { path: '^lib/(db|seed|launcher|bench)/|^node_modules/(@prisma/|pg/)' },
    },
    {
      name: 'tests-stay-tests',
      comment: 'What helps tests is not part of the site.',
      severity: 'error',
      from: { path: '^(app|lib|prisma)/', pathNot: `^lib/bench/|${TESTS}` },
      to: { path: TESTS, pathNot: '^node_modules/' },
    },
    {
      name: 'no-circles',
      comment: 'Types may refer to each other, code may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-guesses',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-packages',
      comment: 'A package that is used is in package.json.',
      severity: 'error',
      from: { path: '^(app|lib|prisma|e2e)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^lib/db/generated/'] },
    exclude: { path: ['^[.]next/', '^[.]data/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    skipAnalysisNotInRules: true,
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
