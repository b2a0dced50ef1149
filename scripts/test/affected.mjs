/**
 * Reach of a change, from three sources: the graph of imports, the calls that a test names, and the pages that a
 * browser test names. Where they cannot tell, more is chosen, not less.
 *
 * @typedef {Map<string, string[]>} Importers by path: the files that import it, for more than its types
 * @typedef {{ file: string, text: string }} Source
 * @typedef {{ files: string[] | 'all', why: string }} Choice files: of the tests to run, by their paths
 */

/** Reached by every request, or read by name: no graph says which tests notice. */
const EVERYWHERE =
  /^backend\/(src\/(contract|platform|app|middlewares|policies|extensions)\/|src\/index\.ts|config\/|database\/|seed\/|package|tsconfig)/;

/** Puts everything together: to import a part here is not to depend on each change of it. */
const ASSEMBLIES = /^backend\/src\/(index\.ts|app\/)/;

/** Wraps or precedes every page of the website. */
const AROUND_PAGES =
  /^website\/(messages\/|src\/(contract|server|i18n|theme)\/|src\/[^/]+$|next\.config|package|[^/]+\.(ts|mjs|json)$)/;

const AROUND_FOLDER =
  /^website\/src\/app\/(.*\/)?(layout|template|loading|error|not-found|default|global-[a-z-]+)\.tsx$/;
/** Sites that are built and started for one file: minutes each, and of no single page. */
const SITES_OF_THEIR_OWN = /\/specs\/(own-site|live)\//;

/**
 * Files that import one of the given, themselves or over others, and the given.
 *
 * @param {{ importers: Importers, files: string[], stopAt?: RegExp }} options stopAt: what imports these is left out
 */
export function reachedFrom({ importers, files, stopAt }) {
  const reached = new Set(files);
  for (const file of reached)
    if (!stopAt?.test(file)) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/**
 * Files of backend/tests. They call a built backend, so imports do not lead from them to its code: one is chosen where it
 * names a call of a type that is reached, or has the name of a changed folder or file.
 *
 * @param {object} options
 * @param {Importers} options.importers
 * @param {string[]} options.changed
 * @param {Source[]} options.tests each with the text of its own helpers
 * @param {Source[]} options.routes the table of calls, and what lies in the folders `routes` of backend/src/api
 * @returns {Choice}
 */
export function chooseDatabaseTests({ importers, changed, tests, routes }) {
  const own = changed.filter(
    (file) => file.startsWith('backend/') && !/^backend\/src\/.*\.test\.ts$/.test(file),
  );
  if (own.length === 0) return { files: [], why: 'nothing of the backend has changed' };
  const wide = own.find((file) => EVERYWHERE.test(file));
  if (wide) return { files: 'all', why: `${wide} is part of every request` };
  /** @type {Set<string>} */
  const chosen = new Set();
  for (const file of own) {
    const found = testsOfOne({ importers, file, tests, routes });
    if (found.length === 0) return { files: 'all', why: `no test names what ${file} is part of` };
    for (const each of found) chosen.add(each);
  }
  return { files: [...chosen].sort(), why: 'by imports, by the calls they name and by their names' };
}

/** @param {{ importers: Importers, file: string, tests: Source[], routes: Source[] }} options */
function testsOfOne({ importers, file, tests, routes }) {
  const reached = reachedFrom({ importers, files: [file], stopAt: ASSEMBLIES });
  const calls = callsOf({ reached, routes }).map((call) => new RegExp(`/${call}\\b(?!-)`));
  const names = namesOf(file);
  return tests
    .filter(
      (test) =>
        reached.has(test.file) ||
        calls.some((call) => call.test(test.text)) ||
        names.some((name) => (test.file.split('/').pop() ?? '').includes(name)),
    )
    .map((test) => test.file);
}

/**
 * First segments of the addresses of each type of whose folder something is reached; the table names its controllers.
 *
 * @param {{ reached: Set<string>, routes: Source[] }} options
 */
function callsOf({ reached, routes }) {
  const parts = [...reached].flatMap(
    (file) => /^backend\/src\/api\/([^/]+)\/(?:.*\/)?([^/.]+)/.exec(file) ?? [],
  );
  const types = new Set(parts);
  const segments = routes.flatMap(({ file, text }) => {
    const listed = [...text.matchAll(/'[A-Z]+ \/([a-z-]+)[^']*': \['([a-z-]+)\./g)];
    const own = types.has(file.split('/')[3] ?? '') ? [...text.matchAll(/path: [`']\/([a-z-]+)/g)] : [];
    return [...listed.filter(([, , controller = '']) => types.has(controller)), ...own].map(
      ([, segment = '']) => segment,
    );
  });
  return [...new Set(segments)];
}

/** Names that files of every noun have. */
const COMMON = new Set(['rule', 'list', 'data', 'index', 'service', 'route', 'schema']);

/** Names of a file and its innermost folder, short of their plural. @param {string} file */
function namesOf(file) {
  const parts = file.replace(/^backend\/(src|tests)\/|\.[a-z]+$/g, '').split('/');
  return parts
    .slice(-2)
    .map((name) => name.replace(/ies$/, '').replace(/s$/, ''))
    .filter((name) => name.length > 3 && !COMMON.has(name));
}

/**
 * Browser tests that name a page which reaches a changed file, by the address or, for the backend, by its noun; those of a
 * site of their own by its name or an import alone.
 *
 * @param {object} options
 * @param {Importers} options.importers
 * @param {string[]} options.changed
 * @param {Source[]} options.specs
 * @param {string[]} options.pages every page.tsx
 * @returns {Choice}
 */
export function chooseSpecs({ importers, changed, specs, pages }) {
  const journey = specs.filter(({ file }) => /(booking|\/pages)\.spec\.ts$|\/specs\/http\//.test(file));
  const wide = changed.find((file) => AROUND_PAGES.test(file));
  const own = changed.filter((file) => /^(website\/src|e2e)\//.test(file));
  const nouns = changed.filter((file) => file.startsWith('backend/src/')).flatMap(namesOf);
  const reached = reachedFrom({ importers, files: own });
  const folders = [...reached]
    .filter((file) => AROUND_FOLDER.test(file))
    .map((file) => file.replace(/[^/]+$/, ''));
  const reachedPages = pages.filter(
    (page) => reached.has(page) || folders.some((folder) => page.startsWith(folder)),
  );
  if (wide || reachedPages.length > pages.length / 2)
    return {
      files: journey.map(({ file }) => file),
      why: `${wide ?? 'what has changed'} is part of most pages: a booking and all single requests, the rest by \`npm test -- e2e\``,
    };
  const addresses = reachedPages.map(addressOf).map((address) => new RegExp(`${address}(?![a-z-])`));
  const files = specs.filter(
    ({ file, text }) =>
      reached.has(file) ||
      (!SITES_OF_THEIR_OWN.test(file) && addresses.some((one) => one.test(text))) ||
      nouns.some((noun) => file.includes(noun)),
  );
  return {
    files: files.map(({ file }) => file),
    why: `they name one of ${reachedPages.length} pages, or a noun`,
  };
}

/** The address of a page up to what is different for each entry, as a specification writes it. @param {string} page */
export function addressOf(page) {
  const segments = page
    .split('/')
    .slice(3, -1)
    .filter((part) => !/^\(.*\)$|^\[locale\]$/.test(part));
  const end = segments.findIndex((part) => part.startsWith('['));
  const fixed = end === -1 ? segments : segments.slice(0, end);
  // The home page, in `/en` or `/${language}`.
  if (fixed.length === 0) return "(goto|get)\\([`'](/\\$\\{\\w+\\}|/en|/ar|/)[`']";
  // A number or a value in the text of a test follows; a word would be another page.
  return `/${fixed.join('/')}${end === -1 ? '' : '/'}`;
}
