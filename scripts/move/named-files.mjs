import { connectPostgres, openSqlite } from '../backup/database.mjs';

const UPLOADS = '/uploads/';
const CARDS = 'SELECT storage_name AS name FROM cards WHERE removed_at IS NULL';
const PICTURES = 'SELECT url, formats FROM files';

/**
 * Names of the files that rows of the database name: what else lies in a folder or a bucket was removed, belongs to an
 * upload that goes on, or to somebody else.
 *
 * @param {import('../backup/places.mjs').Places} places
 * @returns {Promise<{ cards: Set<string>, pictures: Set<string> }>}
 */
export async function namedFiles(places) {
  const { cards, files } = await readRows(places);
  const pictures = files.flatMap(({ url, formats }) => {
    const sizes = typeof formats === 'string' ? JSON.parse(formats) : formats;
    return [url, ...Object.values(sizes ?? {}).map((size) => size.url)];
  });
  return {
    cards: new Set(cards.map(({ name }) => name)),
    pictures: new Set(
      pictures
        .filter((/** @type {unknown} */ url) => typeof url === 'string' && url.startsWith(UPLOADS))
        .map((/** @type {string} */ url) => url.slice(UPLOADS.length)),
    ),
  };
}

/**
 * @param {import('../backup/places.mjs').Places} places
 * @returns {Promise<{ cards: any[], files: any[] }>}
 */
async function readRows({ databaseUrl, databaseFile }) {
  if (databaseUrl) {
    const client = await connectPostgres(databaseUrl);
    try {
      const cards = await client.query(CARDS);
      const files = await client.query(PICTURES);
      return { cards: cards.rows, files: files.rows };
    } finally {
      await client.end();
    }
  }
  const database = openSqlite(databaseFile);
  try {
    return { cards: database.prepare(CARDS).all(), files: database.prepare(PICTURES).all() };
  } finally {
    database.close();
  }
}
