import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../scripts/lib/fault.mjs';
import { repeat } from '../../scripts/lib/repeat.mjs';
import { AFTER_FAILURE_MS, browser, sendNoted } from './browser.mjs';

/** Keeps both sides of a contract card, as the form does while it is filled in; null where one was not kept. */
async function keepCards({ send, note, picture, organisation }) {
  const tokens = [];
  while (tokens.length < 2) {
    const headers = { 'content-type': 'image/png' };
    const sent = { method: 'POST', path: '/api/cards', headers, body: picture };
    const isKept = ({ status }) => status === 201;
    const { isGood, text } = await sendNoted({ send, note, what: 'card', request: sent, isGood: isKept });
    if (!isGood) return null;
    tokens.push(JSON.parse(text).card);
  }
  return { contractType: 'company', organisation, cardFront: tokens[0], cardBack: tokens[1] };
}

/** The booking number of an answer that says it is booked. */
function bookingNumberOf({ status, text }) {
  const { href = '' } = status === 200 ? JSON.parse(text) : {};
  return /\/confirmation\/([\d-]+)/.exec(href)?.[1];
}

/**
 * Patients who book through the website until told to stop, each another time of another doctor, once: whoever gets no answer
 * does not try again. Every fourth brings a contract card, where the branch accepts a contract.
 *
 * @param {{ picture: Buffer, organisations: Map<string, string> }} options.contract organisations: accepted, by branch
 */
export function startPatients({ port, times, note, contract, patients, pauseMs }) {
  let next = 0;
  /** @type {Set<string>} booking numbers */
  const acknowledged = new Set();
  const bookOnce = async () => {
    const time = times[next];
    if (!time) return false;
    const number = next;
    next += 1;
    const { send, close } = browser({ port, number: 256 + 2 * number });
    const organisation = number % 4 === 3 ? contract.organisations.get(time.branch) : undefined;
    const paid = organisation
      ? await keepCards({ send, note, picture: contract.picture, organisation })
      : { contractType: 'cash' };
    if (!paid) {
      close();
      return false;
    }
    const form = new URLSearchParams({
      ...{ by: 'doctor', ...time, ...paid },
      ...{ firstName: 'Laila', lastName: 'Hassan', phone: `+2011${String(10_000_000 + number)}`, email: '' },
      ...{ age: '34', additionalNotes: '', consent: 'on', idempotencyKey: randomUUID() },
    });
    const request = {
      method: 'POST',
      path: '/en/booking/request',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(String(form)),
    };
    const isGood = (answer) => Boolean(bookingNumberOf(answer));
    const answer = await sendNoted({ send, note, what: 'booking', request, isGood });
    close();
    if (answer.isGood) acknowledged.add(bookingNumberOf(answer));
    return answer.isGood;
  };
  /** Throws where all free times have been asked for: nobody would book any more. */
  const check = () => {
    if (next < times.length) return;
    throw new Fault(`All ${times.length} free times were asked for: fewer patients, or pauses.`);
  };
  const bookAgain = async () => {
    const isBooked = await bookOnce();
    await pause(isBooked ? pauseMs : Math.max(pauseMs, AFTER_FAILURE_MS));
  };
  const ends = Array.from({ length: patients }, () => repeat(bookAgain));
  return {
    acknowledged,
    bookOnce,
    check,
    stop: async () => {
      await Promise.all(ends.map((end) => end()));
      check();
    },
  };
}
