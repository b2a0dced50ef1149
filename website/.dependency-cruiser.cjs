const importRules = require('../scripts/test/import-rules.cjs');

/** Files that speak to the backend. */
const BACKEND = '^src/lib/backend/(client|content)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = importRules({
  format: 'import',
  rules: [
    {
      name: 'components-know-no-clinic',
      comment:
        'src/components could ship in another product. A component that needs a doctor or a booking belongs to its feature.',
      from: { path: '^src/components/' },
      to: { path: '^src/(features|app)/' },
    },
    {
      name: 'lib-looks-at-nobody',
      comment: 'src/lib and src/i18n are what everything else stands on: pass in what they need instead.',
      from: { path: '^src/(lib|i18n)/' },
      to: { path: '^src/(features|components|app)/' },
    },
    {
      name: 'features-do-not-import-routes',
      comment: 'Routes compose features, never the other way round.',
      from: { path: '^src/features/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'site-stands-alone',
      comment: 'What visitors read is used by booking and the desk, and uses no other room.',
      from: { path: '^src/features/site/' },
      to: { path: '^src/features/(?!site/)' },
    },
    {
      name: 'account-stands-alone',
      comment:
        'Signing in and the guards are known to the desk and know no room: a page passes in what they need.',
      from: { path: '^src/features/account/' },
      to: { path: '^src/features/(?!account/)' },
    },
    {
      name: 'booking-stands-on-site',
      comment:
        "What patients do builds on what they read. It knows nothing of the desk's work or of its sessions.",
      from: { path: '^src/features/booking/' },
      to: { path: '^src/features/(?!(booking|site)/)' },
    },
    {
      name: 'features-meet-at-their-doors',
      comment:
        'Another feature may be read through whatever it has but its actions and mutations: those are for its own forms.',
      // The one-page form sends what the form of the steps sends.
      from: { path: '^src/features/([^/]+/[^/]+)/', pathNot: 'booking/one-form/actions\\.ts$' },
      to: {
        path: '^src/features/(?!$1/)[^/]+/[^/]+/[a-z-]*(actions|mutations)\\.ts$',
      },
    },
    {
      name: 'no-cycles-between-features',
      comment: 'Two features that need each other are one feature, or the shared part belongs to a third.',
      scope: 'folder',
      from: { path: '^src/features/[^/]+/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'rules-and-shapes-reach-for-nothing',
      comment: 'Rules, schemas, addresses and states are pure: others read for them, and they write nothing.',
      from: { path: '^src/features/[^/]+/[^/]+/[a-z-]*(rules|schema|address|state)\\.ts$' },
      to: {
        path: `^src/features/[^/]+/[^/]+/([a-z-]*(data|query|session|mutations|actions|guards|metadata|client)\\.ts$|components/)|${BACKEND}`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'data-only-reads',
      comment: 'data.ts only reads: it uses nothing that writes or draws.',
      from: { path: '^src/features/[^/]+/[^/]+/[a-z-]*(?<!meta)data\\.ts$' },
      to: {
        path: '^src/features/[^/]+/[^/]+/([a-z-]*(query|mutations|actions|guards|metadata|client)\\.ts$|components/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browser-files-ask-routes-and-actions',
      comment:
        'client.ts, …-client.ts and use-….ts run in the browser: what reads on the server is not theirs.',
      from: { path: '/(use-[a-z-]+|client|[a-z-]+-client)\\.tsx?$' },
      to: {
        path: `^src/features/[^/]+/[^/]+/[a-z-]*(?<!meta)(data|session|mutations|guards)\\.ts$|${BACKEND}`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'components-are-the-top-floor',
      comment: 'Components draw what the other files of a feature found out; the arrow goes one way.',
      from: { path: '^src/features/[^/]+/[^/]+/[^/]+\\.ts$', pathNot: '(page-guards|open-query)\\.ts$' },
      to: { path: '^src/features/[^/]+/[^/]+/components/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-door-to-the-backend',
      comment:
        "Only a feature's data.ts and mutations.ts speak to the backend, so that what a page needs from it can be found in one place.",
      from: {
        path: '^src/(app|components|features)/',
        pathNot: '^src/(features/[^/]+/[^/]+/(data|mutations)\\.ts$|app/api/)',
      },
      to: { path: BACKEND },
    },
    {
      name: 'only-guards-make-guarded-handlers',
      comment:
        'What these files make counts as guarded, so only the guards may use them: src/lib/guard/public.ts and features/account/session/guards.ts.',
      from: {
        path: '^src/',
        pathNot: '^src/(lib/guard/|features/account/session/guards\\.ts$|guards\\.test\\.ts$)',
      },
      to: { path: '^src/lib/guard/(guarded|handling|action|route)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'What runs in production must not need the tests.',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'no-dev-dependencies-in-the-product',
      comment: 'Packages the running website needs belong in dependencies.',
      from: { path: '^src/', pathNot: '^src/test/|\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
  ],
});
