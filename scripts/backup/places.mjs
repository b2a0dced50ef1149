import { isAbsolute, join, resolve } from 'node:path';
import { backendDir, home, isImage } from '../lib/project.mjs';

/** Folder for replaced files and for the generated backup key; a container image keeps no files itself. */
export const asideFolder = (isImage && process.env.BACKUP_DIR) || join(home, 'var');
/** Folder of exports, and of the rows on their way into one. */
export const exportsFolder = join(asideFolder, 'exports');

/**
 * Returns the places of a site's data; a bucket, where there is one, holds the files instead of the folder.
 *
 * @typedef {ReturnType<typeof placesOf>} Places
 * @typedef {NonNullable<ReturnType<typeof bucketOf>>} BucketPlace
 *
 * @param {Record<string, string>} settings of the backend; what else the environment names, the backend obeys too
 */
export function placesOf(settings) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...settings };
  const inBackend = (/** @type {string} */ path) => (isAbsolute(path) ? path : join(backendDir, path));
  const data = inBackend(env.DATA_DIR || 'data');
  return {
    databaseUrl: env.DATABASE_URL || null,
    databaseFile: env.DATABASE_FILE ? inBackend(env.DATABASE_FILE) : join(data, 'clinic.db'),
    cards: join(data, 'cards'),
    // The older names are of the cards alone, and go first: the same as in backend/src/platform/environment/buckets.ts.
    cardsBucket: bucketOf({ env, prefix: 'CARDS_S3' }) ?? bucketOf({ env, prefix: 'S3' }),
    uploads: join(inBackend(env.PUBLIC_DIR || 'public'), 'uploads'),
    // The commands note for the backend how they ended, too.
    data,
    picturesBucket: bucketOf({ env, prefix: 'S3' }),
    // Wherever the command is called from, as by cron.
    backups: resolve(home, env.BACKUP_DIR || join('var', 'backups')),
  };
}

/** @param {{ env: NodeJS.ProcessEnv, prefix: 'S3' | 'CARDS_S3' }} options */
function bucketOf({ env, prefix }) {
  const bucket = env[`${prefix}_BUCKET`];
  if (!bucket) return null;
  // Without keys, the machine's own role is used. An endpoint is that of another provider than AWS.
  return {
    bucket,
    region: env[`${prefix}_REGION`] || 'us-east-1',
    endpoint: env[`${prefix}_ENDPOINT`] || undefined,
    accessKeyId: env[`${prefix}_ACCESS_KEY_ID`] || undefined,
    secretAccessKey: env[`${prefix}_SECRET_ACCESS_KEY`] || undefined,
  };
}

/** Kinds of files beside the database, with the same folder in a backup as prefix in a bucket. @param {Places} places */
export const fileKinds = ({ cards, cardsBucket, uploads, picturesBucket }) => [
  { name: /** @type {const} */ ('pictures'), prefix: 'uploads/', folder: uploads, bucket: picturesBucket },
  { name: /** @type {const} */ ('cards'), prefix: 'cards/', folder: cards, bucket: cardsBucket },
];
