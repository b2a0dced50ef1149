import { hash } from 'node:crypto';
import { withDatabase } from '../backup/database.mjs';
import { fileKinds } from '../backup/places.mjs';
import { Fault } from '../lib/fault.mjs';
import { bucketStore, folderStore } from './stores.mjs';

/** Files under way at a time; each is in memory. */
const AT_ONCE = 4;
const UPLOADS = '/uploads/';
const CARDS = 'SELECT storage_name AS name FROM cards WHERE removed_at IS NULL';
const PICTURES = 'SELECT url, formats FROM files';

/**
 * @typedef {import('../backup/places.mjs').Places} Places
 * @typedef {import('./stores.mjs').Store} Store
 *
 * @typedef {object} Counts of one kind of files
 * @property {number} copied or that would be copied
 * @property {number} same there already, by SHA-256 and size
 * @property {number} kept that were changed in the target since they were copied: left there, and left in the source
 * @property {number} withoutRow in the source, named by no row: not copied
 * @property {number} withdrawn copies in the target that no row names any more: removed there
 * @property {number} missing named by a row, and in neither of the two
 * @property {number} removed from the source
 *
 * @typedef {ReturnType<typeof fileKinds>[number]} Kind
 */

/** Names that files of a kind may have. */
const NAMES = { pictures: /^[\w-][\w.-]*$/, cards: /^[0-9a-f]{64}$/ };
/** Tells of a kind whose files without a row are garbage: the row is written before the file and goes after it. @param {Kind} kind */
const rowComesFirst = ({ name }) => name === 'cards';

/**
 * Copies pictures and contract cards into the bucket or back to disk, and compares each by SHA-256 and size. May be run any
 * number of times, also beside a running site: what a row no longer names is never brought back.
 *
 * @param {{ to: 's3' | 'disk', places: Places, isDryRun?: boolean, removeSource?: boolean }} options
 *   removeSource: also removes from the source what is the same in the target
 * @returns {Promise<Partial<Record<'pictures' | 'cards', Counts>>>} nothing for a kind that no setting names a bucket for
 * @throws {Fault} when a copy is not the same
 */
export async function moveFiles({ to, places, isDryRun = false, removeSource = false }) {
  const kinds = fileKinds(places).filter(({ bucket }) => bucket);
  if (kinds.length === 0) throw new Fault('Name the bucket first: S3_BUCKET and what belongs to it.');
  const copied = [];
  for (const kind of kinds) copied.push(await copyKind({ kind, to, places, isDryRun }));
  // Removed at the end only: if one copy is wrong, nothing is removed.
  if (!isDryRun) for (const each of copied) await cleanKind({ ...each, to, removeSource });
  return Object.fromEntries(copied.map(({ kind, counts }) => [kind.name, counts]));
}

/**
 * Names of the files that rows of the database name: what else lies in a folder or a bucket was removed, belongs to an
 * upload that goes on, or to somebody else.
 *
 * @param {Places} places
 * @returns {Promise<{ cards: Set<string>, pictures: Set<string> }>}
 */
async function namedFiles(places) {
  const { cards, files } = await withDatabase(places, async ({ all }) => ({
    cards: await all(CARDS),
    files: await all(PICTURES),
  }));
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

/** @param {{ kind: Kind, to: 's3' | 'disk', places: Places, isDryRun: boolean }} options */
async function copyKind({ kind, to, places, isDryRun }) {
  const { prefix, folder, bucket, name: kindName } = kind;
  if (!bucket) throw new Fault('There is no bucket.');
  const onDisk = folderStore({ folder, isPrivate: rowComesFirst(kind) });
  const inBucket = bucketStore({ place: bucket, prefix });
  const [source, target] = to === 's3' ? [onDisk, inBucket] : [inBucket, onDisk];
  const ours = (/** @type {string[]} */ all) => new Set(all.filter((name) => NAMES[kindName].test(name)));
  const here = ours(await source.list());
  const there = ours(await target.list());
  // Read last: the row of a card that was listed is there, if it was not removed since.
  const named = (await namedFiles(places))[kindName];
  const toCopy = [...here].filter((name) => named.has(name));
  const withoutRow = without(here, named);
  const missing = without(named, there).filter((name) => !here.has(name)).length;
  const none = { copied: 0, same: 0, kept: 0, withdrawn: 0, removed: 0 };
  const counts = { ...none, withoutRow: withoutRow.length, missing };
  /** @type {string[]} of what is the same in both now */
  const same = [];
  await each(toCopy, async (name) => {
    const found = await copyOne({ source, target, name, isThere: there.has(name), isDryRun });
    if (!found) return;
    counts[found] += 1;
    if (found !== 'kept') same.push(name);
  });
  // File names are random: a database that knows none of them belongs to another clinic.
  const isOurs = toCopy.length > 0 || [...there].some((name) => named.has(name));
  const ifOurs = (/** @type {string[]} */ names) => (isOurs ? names : []);
  const nobodys = { withoutRow: ifOurs(withoutRow), orphans: ifOurs(without(there, named)) };
  return { kind, counts, source, target, same, ...nobodys };
}

/** @param {Awaited<ReturnType<typeof copyKind>> & { to: 's3' | 'disk', removeSource: boolean }} options */
async function cleanKind({ kind, counts, source, target, same, withoutRow, orphans, to, removeSource }) {
  await each(orphans, async (name) => {
    // From a bucket only what this command has put there; from the folder only cards, which are useless without a row.
    // The site has removed its own file, and knows nothing of this copy.
    const isCopy = to === 's3' ? (await target.read(name))?.moved !== undefined : rowComesFirst(kind);
    if (!isCopy) return;
    await target.remove(name);
    counts.withdrawn += 1;
  });
  if (!removeSource) return;
  await each([...same, ...(rowComesFirst(kind) ? withoutRow : [])], async (name) => {
    await source.remove(name);
    counts.removed += 1;
  });
}

/**
 * @param {{ source: Store, target: Store, name: string, isThere: boolean, isDryRun: boolean }} options
 * @returns {Promise<'copied' | 'same' | 'kept' | null>} null when it was removed meanwhile
 * @throws {Fault} when what was written is read back as something else
 */
async function copyOne({ source, target, name, isThere, isDryRun }) {
  const file = await source.read(name);
  if (!file) return null;
  const former = isThere ? await target.read(name) : null;
  if (former && isSame(former.content, file.content)) return 'same';
  if (former && target.hasChanged(former, file)) return 'kept';
  if (isDryRun) return 'copied';
  await target.write({ name, content: file.content, hash: hashOf(file.content), modified: file.modified });
  const copy = await target.read(name);
  if (!copy || !isSame(copy.content, file.content))
    throw new Fault(`${name} is not the same in ${target.place}. Nothing of it was removed.`);
  return 'copied';
}

/** @param {Set<string>} names @param {Set<string>} others */
const without = (names, others) => [...names].filter((name) => !others.has(name));

/** @param {Buffer} content */
const hashOf = (content) => hash('sha256', content);

/** @param {Buffer} one @param {Buffer} other */
const isSame = (one, other) => one.length === other.length && hashOf(one) === hashOf(other);

/**
 * Some at a time; after a failure those under way are waited for, and no other is begun.
 *
 * @param {string[]} names @param {(name: string) => Promise<void>} work
 */
async function each(names, work) {
  const queue = [...names];
  const next = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift())
      await work(name).catch((error) => {
        queue.length = 0;
        throw error;
      });
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, next));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
