import { setTimeout as pause } from 'node:timers/promises';
import { withDatabase } from '../backup/database.mjs';
import { bookOnce } from '../lib/book-once.mjs';
import { repeat } from '../lib/repeat.mjs';

/** A visitor has gone by then. */
const PATIENCE_MS = 15_000;

/** Pages that visitors read meanwhile. */
export const PATHS = ['/en', '/ar/doctors', '/en/booking?by=doctor', '/en/faq', 'backend:/admin'];

/**
 * Reads and books without a break, until it is told to stop.
 *
 * @param {{
 *   website: string, backend: string, key: string, paths: string[], readEveryMs?: number, bookEveryMs?: number
 * }} options paths: read in turns; those that begin with `backend:` are asked of the backend; key: WEBSITE_KEY;
 *   readEveryMs, bookEveryMs: pauses between two requests of one reader, and two bookings
 */
export function startLoad({ website, backend, key, paths, readEveryMs = 100, bookEveryMs = 700 }) {
  let reads = 0;
  let slowest = 0;
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const booked = [];
  const note = (/** @type {string} */ what) =>
    failed.push(`${new Date().toISOString().slice(11, 23)} ${what}`);

  async function read(/** @type {string} */ path) {
    const url = path.startsWith('backend:') ? backend + path.slice('backend:'.length) : website + path;
    const began = Date.now();
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
      const text = await answer.text();
      if (answer.status !== 200 || text === '') note(`${path}: ${answer.status}`);
      reads += 1;
    } catch (error) {
      note(`${path}: ${error instanceof Error ? (error.cause ?? error.message) : error}`);
    }
    slowest = Math.max(slowest, Date.now() - began);
  }

  const readFrom = (/** @type {number} */ first) =>
    repeat(async (turn) => {
      await read(paths[(first + turn) % paths.length] ?? '/');
      await pause(readEveryMs);
    });

  async function bookAgain() {
    const name = { firstName: 'Upgrade', lastName: 'Check' };
    try {
      booked.push((await bookOnce({ url: backend, key, name })).bookingNumber);
    } catch (error) {
      note(`booking: ${error instanceof Error ? (error.cause ?? error.message) : error}`);
    }
    await pause(bookEveryMs);
  }

  const ends = [readFrom(0), readFrom(2), readFrom(4), repeat(bookAgain)];
  return {
    booked,
    failed,
    stop: async () => {
      await Promise.all(ends.map((end) => end()));
      return { reads, slowest, failed, booked };
    },
  };
}

/**
 * Returns which of the acknowledged bookings are not stored.
 *
 * @param {import('../backup/database.mjs').DatabasePlace} place @param {string[]} booked
 */
export async function listLost(place, booked) {
  const rows = await withDatabase(place, ({ all }) => all('SELECT booking_number FROM appointments'));
  const stored = new Set(rows.map((row) => row.booking_number));
  return booked.filter((number) => !stored.has(number));
}
