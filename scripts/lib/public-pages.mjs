/** Kinds of pages that are made of an entry each: one of a kind stands for all. */
const ENTRY = /^\/(?:en|ar)\/(blog|doctor|branches|services|offers|jobs|pages)\/\d/;

/**
 * One address per public route and language, from the site map of a running site.
 *
 * @param {string} base such as http://localhost:3000
 * @returns {Promise<string[]>} readable paths, in the order of the site map
 */
export async function listPublicPages(base) {
  const xml = await (await fetch(`${base}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    decodeURI(new URL(address).pathname),
  );
  const routeOf = (/** @type {string} */ path) => {
    const [, kind] = ENTRY.exec(path) ?? [];
    return kind ? `${path.slice(1, 3)} ${kind}` : path;
  };
  return [...Map.groupBy(paths, routeOf).values()].flatMap(([first]) => first ?? []);
}
