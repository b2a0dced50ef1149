import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../scripts/lib/fault.mjs';
import { requireFromBackend } from '../../scripts/lib/project.mjs';
import { repeat } from '../../scripts/lib/repeat.mjs';
import { AFTER_FAILURE_MS, browser, sendNoted } from './browser.mjs';
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

/** Simulates all users of a clinic: readers, patients, staff signing in. `load` has their numbers and pauses. */
export async function startLoad({ site, load, note }) {
  const { port } = site;
  const signInOnce = await createStaff({ site, note });
  const contract = { picture: await drawCard(), organisations: await listContracts(site) };
  const times = await listTimes(site);
  const signInAgain = async () => {
    await signInOnce();
    await pause(load.signInMs);
  };
  const { patients: count, patientMs, readers, readerMs } = load;
  const patients = startPatients({ port, times, note, contract, patients: count, pauseMs: patientMs });
  const ends = [
    ...Array.from({ length: readers }, (_, number) => readAgain({ port, number, pauseMs: readerMs, note })),
    repeat(signInAgain),
    patients.stop,
  ];
  return { patients, signInOnce, stop: () => Promise.all(ends.map((end) => end())) };
}

async function drawCard() {
  const sharp = requireFromBackend('sharp');
  const create = { width: 600, height: 380, channels: 3, background: '#0b4a8f' };
  return await sharp({ create }).png().toBuffer();
}

/** Pages to read, with a new query for each visit where possible. @param {string} visit */
export const pagesToRead = (visit) => PAGES.map((page) => page(visit));

/** Reads one page. @returns {Promise<boolean>} whether it came */
export async function readOnce({ send, path, note }) {
  const isGood = ({ status }) => status === 200;
  return (await sendNoted({ send, note, what: 'read', request: { path }, isGood })).isGood;
}

function readAgain({ port, number, pauseMs, note }) {
  const { send, close } = browser({ port, number });
  const end = repeat(async (turn) => {
    const path = PAGES[(number + turn) % PAGES.length](`${number}-${turn}`);
    const isGood = await readOnce({ send, path, note });
    await pause(isGood ? pauseMs : Math.max(pauseMs, AFTER_FAILURE_MS));
  });
  return () => end().finally(close);
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
