/** @type {import('./list.mjs').Promised[]} */
export const site = [
  {
    promise: 'every page is at home in both languages',
    mutants: [
      {
        file: 'website/src/app/document.tsx',
        from: ' dir={directionOf(locale)}',
        to: '',
        caughtBy: ['e2e', 'as-built/pages.spec.ts'],
      },
      {
        file: 'website/src/i18n/content-lang.ts',
        from: 'return { lang, dir: directionOf(lang) };',
        to: 'return { lang };',
        caughtBy: ['e2e', 'live/content.spec.ts'],
      },
      {
        file: 'website/messages/ar.json',
        from: 'few {هناك # أخطاء} ',
        to: '',
        caughtBy: ['unit-website', 'src/i18n/messages.test.ts'],
      },
    ],
  },
  {
    promise: 'a complaint is understood, and a sign of danger is said first',
    mutants: [
      {
        file: 'website/src/features/site/search/rules.ts',
        from: "const sign = kind === 'redFlag' ? id : redFlagId;",
        to: 'const sign = redFlagId;',
        caughtBy: ['unit-website', 'src/danger.test.ts'],
      },
      {
        file: 'contract/fold-text.ts',
        from: "ة: 'ه', ",
        to: '',
        caughtBy: ['unit-backend', 'contract/fold-text.test.ts'],
      },
      {
        file: 'website/src/features/site/search/components/warning-notes.tsx',
        from: 'role="alert"',
        to: 'role="note"',
        caughtBy: ['e2e', 'browser/search.spec.ts'],
      },
    ],
  },
  {
    promise: 'pages run only their own scripts, and say so to the browser',
    mutants: [
      {
        file: 'website/next.config.ts',
        from: "value: 'nosniff'",
        // Without a header at all, nothing would be built.
        to: "value: 'sniff'",
        caughtBy: ['e2e', 'as-built/pages.spec.ts'],
      },
      {
        file: 'website/src/lib/security/content-security.ts',
        from: `isDevelopment ? "'self' 'unsafe-inline'" : "'self'"`,
        to: `"'self' 'unsafe-inline'"`,
        caughtBy: ['e2e', 'as-built/pages.spec.ts'],
      },
      {
        file: 'website/src/proxy.ts',
        from: "response.headers.set('Content-Security-Policy', policy);",
        to: '',
        caughtBy: ['e2e', 'http/staff-sessions.spec.ts'],
      },
    ],
  },
  {
    promise: 'what is published is live at once, and the site stays up without its backend',
    mutants: [
      {
        file: 'website/src/server/cache/page-cache.ts',
        from: "context.kind === 'FETCH' ? null : { ...entry, lastModified: -1 }",
        to: 'entry',
        caughtBy: ['unit-website', 'src/server/cache/page-cache.test.ts'],
      },
      {
        file: 'website/src/server/cache/page-cache.ts',
        from: 'isBackendDown() || (isChanged && !(await isBackendUp()))',
        to: 'isBackendDown()',
        caughtBy: ['unit-website', 'src/server/cache/page-cache.test.ts'],
      },
      {
        file: 'website/src/app/api/revalidate/route.ts',
        from: "for (const tag of tags) revalidateTag(tag, 'max');",
        to: '',
        caughtBy: ['e2e', 'live/content.spec.ts'],
      },
    ],
  },
  {
    promise: 'an entry has one address for good, and search engines find both languages',
    mutants: [
      {
        file: 'website/src/lib/address/route-manifest.ts',
        from: "{ kind: 'moved', path: encodeURI(path) }",
        to: "{ kind: 'page' }",
        caughtBy: ['unit-website', 'src/lib/address/route-manifest.test.ts'],
      },
      {
        file: 'website/src/lib/page/metadata.ts',
        from: "'x-default': isHome ? '/' : (languages.en ?? canonical)",
        to: "'x-default': languages.en ?? canonical",
        caughtBy: ['e2e', 'as-built/pages.spec.ts'],
      },
      {
        file: 'website/src/proxy.ts',
        from: 'request.nextUrl.search, request.url), 308)',
        to: 'request.nextUrl.search, request.url), 302)',
        caughtBy: ['e2e', 'http/addresses.spec.ts'],
      },
    ],
  },
];
