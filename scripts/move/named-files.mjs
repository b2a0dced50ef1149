import { openDatabase } from '../backup/database.mjs';

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
  const { all, close } = await openDatabase(places);
  const read = async () => ({ cards: await all(CARDS), files: await all(PICTURES) });
  const { cards, files } = await read().finally(close);
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
