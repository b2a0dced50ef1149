import { isAbsolute, join } from 'node:path';
import { backendDir, root } from '../lib/project.mjs';

/**
 * Where the data of a site is.
 *
 * @typedef {object} Places
 * @property {string | null} databaseUrl of PostgreSQL
 * @property {string} databaseFile of SQLite
 * @property {string} cards the folder of encrypted contract cards; null in `bucket` says that it is used
 * @property {string | null} bucket that holds the cards instead
 * @property {string} uploads the folder of the editors' pictures
 * @property {string} backups where backups are kept
 * @property {string} lastBackup the file that says when the last good one was, for the running backend
 */

/**
 * @param {Record<string, string>} settings of the backend; what else the environment names, the backend obeys too
 * @returns {Places}
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
    bucket: env.CARDS_S3_BUCKET || null,
    uploads: join(inBackend(env.PUBLIC_DIR || 'public'), 'uploads'),
    lastBackup: join(data, 'last-backup.json'),
    backups: env.BACKUP_DIR || join(root, 'var', 'backups'),
  };
}
