const importRules = require('../scripts/test/import-rules.cjs');

/**
 * The floors of src/, from the ground up: each imports from itself and from those below it. A floor is a folder, or
 * several where Strapi looks for its parts in places of its own.
 */
const FLOORS = [
  {
    name: 'contract',
    holds: 'what crosses the wire: shapes, limits, statuses; a copy of contract/ at the root',
  },
  { name: 'scheduling', holds: 'pure rules: hours to free times, claims, zones' },
  { name: 'platform', holds: 'database, outcomes and refusals, HTTP, environment, text' },
  { name: 'content', holds: 'what editors write: types, checks, numbers, addresses, notices of changes' },
  { name: 'catalogue', holds: 'what booking knows of doctors, branches, services and hours' },
  { name: 'messaging', holds: 'the outbox and its transports' },
  { name: 'audit', holds: 'what is recorded about who saw and changed what' },
  { name: 'auth', holds: 'accounts, sessions, signing in, the second factor' },
  { name: 'cards', holds: 'pictures of contract cards' },
  { name: 'appointments', holds: 'appointments: free times, booking, changes, lists, records' },
  { name: 'documents', holds: 'PDF, calendar file and words of the mails about an appointment' },
  { name: 'api-keys', holds: 'keys by which other systems call' },
  { name: 'webhooks', holds: 'events on their way to other systems' },
  { name: 'data-export', holds: 'exports of everything, and reading one back' },
  { name: 'imports', holds: 'files of other systems: read, tried, taken over, taken back' },
  { name: 'desk', holds: 'what staff work with: calls, calendar, patients, messages, figures, the log' },
  { name: 'staff-accounts', holds: 'inviting staff, their roles and branches' },
  {
    name: 'http',
    holds: 'calls, policies and middlewares, where Strapi looks for them',
    folders: ['api', 'extensions', 'middlewares', 'policies'],
  },
  {
    name: 'app',
    holds: 'the start: languages, roles, keys, jobs, demonstration',
    folders: ['app', 'admin', 'index.ts'],
  },
];

const pathOf = ({ name, folders = [name] }) => `^src/(${folders.join('|').replaceAll('.', '\\.')})(/|$)`;

const nothingAbove = FLOORS.slice(0, -1).map((floor, index) => ({
  name: `${floor.name}-imports-nothing-above`,
  comment: `The floor "${floor.name}" (${floor.holds}) stands below what is imported here. Move what both need down, or pass it in.`,
  from: { path: pathOf(floor) },
  to: { path: FLOORS.slice(index + 1).map(pathOf) },
}));

module.exports = importRules({
  format: 'require',
  rules: [
    ...nothingAbove,
    {
      name: 'every-file-on-a-floor',
      comment:
        'A folder that no floor names could import anything. Add it to FLOORS, or move the file to a floor.',
      from: { path: '^(src|config|seed|tests)/' },
      to: { path: '^src/', pathNot: [...FLOORS.map(pathOf), '^src/components/'] },
    },
    {
      name: 'scheduling-is-pure',
      comment:
        'src/scheduling decides free times and claims from what it is given, so that it can be tested without a server, a clock or a database. Pass in what it needs; let the floors above do the reading and writing.',
      from: { path: '^src/scheduling/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^src/(?!scheduling/|contract/)', '^config/', '^seed/'] },
    },
    {
      name: 'scheduling-knows-no-strapi',
      comment: 'A rule that imports Strapi can only be tested with Strapi running. See scheduling-is-pure.',
      from: { path: '^src/scheduling/' },
      to: { path: 'node_modules/(@strapi|knex|better-sqlite3|pg)/' },
    },
    {
      name: 'scheduling-does-no-io',
      comment: 'Files, network, timers and random numbers belong to the services that call the core.',
      from: { path: '^src/scheduling/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'seed-stays-out-of-requests',
      comment: 'Demonstration content is loaded once at the first start; no request may depend on it.',
      from: { path: '^(src/(?!app/)|config/)' },
      to: { path: '^seed/' },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'What runs in production must not need the tests or their tools.',
      from: { path: '^(src|config|seed)/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^tests/', '\\.test\\.ts$'] },
    },
    {
      name: 'no-dev-dependencies-in-the-product',
      comment: 'Packages the running backend needs belong in dependencies.',
      from: { path: '^(src|config|seed)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
});
