import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../scripts/lib/fault.mjs';
import { AFTER_FAILURE_MS, browser, sendNoted, untilStopped } from './browser.mjs';

/** A form as a browser sends it. @param {Record<string, string>} fields */
function asForm(fields) {
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(new URLSearchParams(fields).toString()),
  };
}

const CASH = { contractType: 'cash' };

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
 * Patients who book through the website, each another time of another doctor, once: whoever gets no answer does not try
 * again. Every fourth brings a contract card, where a contract is given.
 *
 * @param {{ port: number, times: { doctor: string, branch: string, time: string }[], note?: import('./browser.mjs').Note,
 *   contract?: { picture: Buffer, organisations: Map<string, string> } }} options organisations: accepted, by branch
 */
function createPatients({ port, times, note, contract }) {
  let next = 0;
  const found = { asked: 0, acknowledged: new Set(), failed: [], ranOut: false };
  const bookOnce = async () => {
    const number = next;
    next += 1;
    found.ranOut ||= number >= times.length;
    if (found.ranOut) return false;
    const { send, close } = browser({ port, number: 256 + 2 * number });
    const organisation = number % 4 === 3 ? contract?.organisations.get(times[number].branch) : undefined;
    const paid = organisation
      ? await keepCards({ send, note, picture: contract.picture, organisation })
      : CASH;
    const person = {
      firstName: 'Laila',
      lastName: 'Hassan',
      phone: `+2011${String(10_000_000 + number)}`,
      email: '',
      age: '34',
      additionalNotes: '',
      consent: 'on',
      idempotencyKey: randomUUID(),
    };
    if (!paid) {
      close();
      return false;
    }
    const form = asForm({ by: 'doctor', ...times[number], ...person, ...paid });
    const isGood = (answer) => Boolean(bookingNumberOf(answer));
    const sent = { method: 'POST', path: '/en/booking/request', ...form };
    const answer = await sendNoted({ send, note, what: 'booking', request: sent, isGood });
    close();
    found.asked += 1;
    if (answer.isGood) found.acknowledged.add(bookingNumberOf(answer));
    else
      found.failed.push(
        `a booking was answered with ${answer.status || 'nothing'} ${answer.text.slice(0, 100)}`,
      );
    return answer.isGood;
  };
  return {
    bookOnce,
    found,
    count: () => found.acknowledged.size,
    /** Throws where all free times have been asked for: nobody would book any more. */
    check: () => {
      if (found.ranOut)
        throw new Fault(`All ${times.length} free times were asked for: fewer patients, or pauses.`);
    },
  };
}

/**
 * Patients who book on and on until told to stop.
 *
 * @param {Parameters<typeof createPatients>[0] & { patients: number, pauseMs: number }} options
 */
export function startPatients({ patients, pauseMs, ...options }) {
  const crowd = createPatients(options);
  const book = async (isOver) => {
    while (!isOver() && !crowd.found.ranOut) {
      const isBooked = await crowd.bookOnce();
      await pause(isBooked ? pauseMs : Math.max(pauseMs, AFTER_FAILURE_MS));
    }
  };
  const stop = untilStopped((isOver) => Array.from({ length: patients }, () => book(isOver)));
  return {
    ...crowd,
    stop: async () => {
      await stop();
      crowd.check();
      return crowd.found;
    },
  };
}
