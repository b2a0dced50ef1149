import { setTimeout as pause } from 'node:timers/promises';
import { AFTER_FAILURE_MS, browser, sendNoted, untilStopped } from './browser.mjs';

/** Pages that the edge keeps, pages nobody has asked for before, and pages that are made for each visitor. */
const PAGES = [
  () => '/en',
  () => '/ar/doctors',
  (visit) => `/en/faq?visit=${visit}`,
  () => '/en/booking?by=doctor',
  (visit) => `/ar/doctors?q=${visit}`,
];

/** Each page that is read, with an address that nobody has asked for where it has one. @param {string} visit */
export const pagesToRead = (visit) => PAGES.map((page) => page(visit));

const isRead = ({ status }) => status === 200;

/** Reads one page. @returns {Promise<boolean>} whether it came */
export async function readOnce({ send, path, note }) {
  const { isGood } = await sendNoted({ send, note, what: 'read', request: { path }, isGood: isRead });
  return isGood;
}

/**
 * Reads on and on until told to stop.
 *
 * @param {{ port: number, readers: number, pauseMs?: number, note?: import('./browser.mjs').Note }} options
 */
export function startReaders({ port, readers, pauseMs = 0, note }) {
  const found = { read: 0, failed: [] };
  const count = (asked) => {
    found.read += 1;
    if (!asked.isGood) found.failed.push(`${asked.path} was answered with ${asked.status || 'nothing'}`);
    note?.(asked);
  };
  const read = async ({ number, isOver }) => {
    const { send, close } = browser({ port, number });
    for (let turn = number; !isOver(); turn += 1) {
      const path = PAGES[turn % PAGES.length](`${number}-${turn}`);
      const isGood = await readOnce({ send, path, note: count });
      await pause(isGood ? pauseMs : Math.max(pauseMs, AFTER_FAILURE_MS));
    }
    close();
  };
  const stop = untilStopped((isOver) =>
    Array.from({ length: readers }, (_, number) => read({ number, isOver })),
  );
  return {
    stop: async () => {
      await stop();
      return found;
    },
  };
}
