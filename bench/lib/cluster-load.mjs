import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../scripts/lib/fault.mjs';
import { requireFromBackend } from '../../scripts/lib/project.mjs';
import { AFTER_FAILURE_MS, browser, sendNoted, untilStopped } from './browser.mjs';
import { listContracts, listTimes } from './free-times.mjs';
import { startPatients } from './patients.mjs';

/** Pages that the edge keeps, pages nobody has asked for before, and pages that are made for each visitor. */
const PAGES = [
  () => '/en',
  () => '/ar/doctors',
  (visit) => `/en/faq?visit=${visit}`,
  () => '/en/booking?by=doctor',
  (visit) => `/ar/doctors?q=${visit}`,
];
const LOGIN = '/en/admin/login';
/** Number beyond the addresses of readers and patients. */
const FIRST_OF_STAFF = 64 * 2 ** 16;

/**
 * Everybody who uses a clinic, at once: readers, patients of whom every fourth brings a contract card, staff who sign in.
 * `load` says how many, and their pauses.
 */
export async function startLoad({ site, load, note }) {
  const { port } = site;
  const signInOnce = await createStaff({ site, note });
  const contract = { picture: await drawCard(), organisations: await listContracts(site) };
  const times = await listTimes(site);
  const signInOn = async (isOver) => {
    while (!isOver()) {
      await signInOnce();
      await pause(load.signInMs);
    }
  };
  const stopSignIns = untilStopped((isOver) => [signInOn(isOver)]);
  const stopReaders = untilStopped((isOver) =>
    Array.from({ length: load.readers }, (_, number) =>
      readOn({ port, number, isOver, pauseMs: load.readerMs, note }),
    ),
  );
  const { patients: count, patientMs: pauseMs } = load;
  const patients = startPatients({ port, times, note, contract, patients: count, pauseMs });
  return {
    patients,
    signInOnce,
    stop: async () => {
      await Promise.all([stopReaders(), patients.stop(), stopSignIns()]);
    },
  };
}

async function drawCard() {
  const sharp = requireFromBackend('sharp');
  const create = { width: 600, height: 380, channels: 3, background: '#0b4a8f' };
  return await sharp({ create }).png().toBuffer();
}

/** Each page that is read, with an address that nobody has asked for where it has one. @param {string} visit */
export const pagesToRead = (visit) => PAGES.map((page) => page(visit));

/** Reads one page. @returns {Promise<boolean>} whether it came */
export async function readOnce({ send, path, note }) {
  const isGood = ({ status }) => status === 200;
  return (await sendNoted({ send, note, what: 'read', request: { path }, isGood })).isGood;
}

async function readOn({ port, number, isOver, pauseMs, note }) {
  const { send, close } = browser({ port, number });
  for (let turn = number; !isOver(); turn += 1) {
    const path = PAGES[turn % PAGES.length](`${number}-${turn}`);
    const isGood = await readOnce({ send, path, note });
    await pause(isGood ? pauseMs : Math.max(pauseMs, AFTER_FAILURE_MS));
  }
  close();
}

const fromHtml = (text) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Returns what the form of signing in carries besides what is typed, as a browser without scripts sends it. */
async function hiddenFields(address) {
  const html = await (await fetch(address + LOGIN)).text();
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)];
  if (fields.length === 0) throw new Fault('The page of signing in has no form.');
  return fields.map(([, name, value = '']) => [fromHtml(name), fromHtml(value)]);
}

/** A manager who signs in by the form of the website, each time from another address. */
async function createStaff({ site, note }) {
  const { STAFF_EMAIL: identifier, STAFF_PASSWORD: password } = site.settings;
  const hidden = await hiddenFields(site.address);
  let signed = 0;
  return async () => {
    const { send, close } = browser({ port: site.port, number: FIRST_OF_STAFF + signed });
    signed += 1;
    const form = new FormData();
    for (const [name, value] of [...hidden, ['identifier', identifier], ['password', password]])
      form.append(name, value);
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const headers = { 'content-type': encoded.headers.get('content-type') };
    const request = { method: 'POST', path: LOGIN, headers, body };
    const isGood = ({ status }) => status === 303;
    const answer = await sendNoted({ send, note, what: 'sign-in', request, isGood });
    close();
    return answer.isGood;
  };
}
