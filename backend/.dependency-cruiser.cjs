/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other cannot be read, tested or loaded one at a time. Move what both need to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'booking-core-is-pure',
      comment:
        'src/booking decides free times, claims and transitions from what it is given, so that it can be tested without a server, a clock or a database. Pass in what it needs; let src/api do the reading and writing.',
      severity: 'error',
      from: { path: '^src/booking/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^src/(?!booking/)', '^config/', '^seed/'] },
    },
    {
      name: 'booking-core-knows-no-strapi',
      comment: 'A rule that imports Strapi can only be tested with Strapi running. See booking-core-is-pure.',
      severity: 'error',
      from: { path: '^src/booking/' },
      to: { path: 'node_modules/(@strapi|knex|better-sqlite3|pg)/' },
    },
    {
      name: 'booking-core-does-no-io',
      comment: 'Files, network, timers and random numbers belong to the services that call the core.',
      severity: 'error',
      from: { path: '^src/booking/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'seed-stays-out-of-requests',
      comment: 'Demonstration content is loaded once at the first start; no request may depend on it.',
      severity: 'error',
      from: { path: '^(src/(api|booking|middlewares|extensions)|config)/' },
      to: { path: '^seed/' },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'What runs in production must not need the tests or their tools.',
      severity: 'error',
      from: { path: '^(src|config|seed)/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^tests/', '\\.test\\.ts$'] },
    },
    {
      name: 'no-dev-dependencies-in-the-product',
      comment: 'Packages the running backend needs belong in dependencies.',
      severity: 'error',
      from: { path: '^(src|config|seed)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-unresolvable',
      comment: 'The imported file or package does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['require', 'node', 'default', 'types'],
    },
  },
};
