// Files that nothing asks for once the site is built.
const SCRIPTS =
  /\.test\.mjs$|^(?:test|mutants|containers|lint|update|sbom|learn-danger\.mjs|release\/(?:clinic\.sh|bounds\.mjs|later-version\.mjs))(?:\/|$)/;
const BUILDERS = /^(?:@esbuild|@swc|@rollup|@rolldown|lightningcss-.*)$/;
/** Descriptions of code, sources of SQLite, and its builds for other systems. */
const FILES = /\.(?:map|d\.[cm]?ts)$|better-sqlite3\/(?:deps|src)\/|\/prebuilds\/(?!linux-)/;

/** @param {string} path below scripts/ */
export const isLeftIn = (path) => !SCRIPTS.test(path);

/** Tells bundlers and compilers of the admin panel. @param {string} name of a package */
export const onlyBuilds = (name) => BUILDERS.test(name);

/** @param {string} path of a file of a package */
export const isOfNoUse = (path) => FILES.test(path);
