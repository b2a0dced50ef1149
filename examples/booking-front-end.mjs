// A booking of a clinic's own, by the published API alone: it lists times, holds one, books it and cancels it again.
// Written from /api/openapi.json. Node 22 and nothing else:
//   CLINIC_URL=https://clinic.example CLINIC_KEY=clinic_... node booking-front-end.mjs
// The key needs the scopes "catalogue" and "book". It stays on this server: no visitor ever sees it.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const { CLINIC_URL, CLINIC_KEY, PORT = '4000' } = process.env;
const LANGUAGE = process.env.CLINIC_LANGUAGE === 'ar' ? 'ar' : 'en';

/** Makes a call of the API; gives the status and what stands under `data` or `error`. */
async function call(method, path, { data, headers = {} } = {}) {
  const answer = await fetch(`${CLINIC_URL}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${CLINIC_KEY}`,
      ...(data ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(data ? { body: JSON.stringify({ data }) } : {}),
  });
  const body = answer.status === 204 ? {} : await answer.json();
  return { ok: answer.ok, data: body.data, meta: body.meta, error: body.error };
}

const safe = (text) => String(text ?? '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title, content) => `<!doctype html>
<html lang="${LANGUAGE}" dir="${LANGUAGE === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<main><h1>${safe(title)}</h1>${content}<p><a href="/">Doctors</a></p></main></html>`;

const hidden = (fields) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`)
    .join('');

const moment = (startsAt, timeZone) =>
  new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(startsAt),
  );

/** Refusals are shown in the words of the API; a front end for patients has words of its own. */
const refused = ({ error }) => {
  const fields = (error.details.errors ?? []).map(({ message }) => message).join(', ');
  return page('Not possible', `<p role="alert">${safe(error.name)}: ${safe(fields || error.message)}</p>`);
};

/** The catalogue changes seldom: it is asked for once in five minutes. */
let catalogue = { readAt: 0, data: null };
async function readCatalogue() {
  if (Date.now() - catalogue.readAt > 5 * 60_000) {
    const { ok, data, error } = await call('GET', '/catalogue');
    if (!ok) throw new Error(error.message);
    catalogue = { readAt: Date.now(), data };
  }
  return catalogue.data;
}

/** Doctors with their next free times. */
async function showDoctors() {
  const { doctors, branches } = await readCatalogue();
  const next = await call('GET', '/free-times/next');
  if (!next.ok) return refused(next);
  const rows = next.data.map(({ doctor, branch, startsAt, timeZone }) => {
    const of = (list, id) => safe(list.find(({ documentId }) => documentId === id)?.name[LANGUAGE]);
    const query = new URLSearchParams({ doctor, branch, timeZone });
    return `<li><a href="/times?${safe(query)}">${of(doctors, doctor)}</a>, ${of(branches, branch)},
      ${safe(moment(startsAt, timeZone))}</li>`;
  });
  return page('Doctors', `<ul>${rows.join('')}</ul>`);
}

/** The free times of a doctor in the seven days from the first one: days are those of the branch. */
async function showTimes({ doctor, branch, timeZone }) {
  const dayOf = (instant) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant));
  const query = (first) => new URLSearchParams({ doctor, branch, from: first, days: '7' });
  let times = await call('GET', `/free-times?${query(dayOf(Date.now()))}`);
  const first = times.meta?.nextFree?.startsAt;
  if (first && times.data.every(({ slots }) => slots.length === 0))
    times = await call('GET', `/free-times?${query(dayOf(first))}`);
  if (!times.ok) return refused(times);
  const buttons = times.data
    .flatMap(({ slots }) => slots)
    .map(
      ({ startsAt }) => `<form method="post" action="/hold">${hidden({ doctor, branch, startsAt, timeZone })}
        <button>${safe(moment(startsAt, timeZone))}</button></form>`,
    );
  return page('Times', buttons.join(''));
}

/** Holds the time that was pressed, and asks who comes. */
async function hold({ doctor, branch, startsAt, timeZone }) {
  const holder = randomUUID();
  const held = await call('POST', '/holds', {
    data: { doctor, branch, startsAt },
    headers: { 'x-hold-key': holder },
  });
  if (!held.ok) return refused(held);
  const { rules } = await readCatalogue();
  const field = (name, label, type = 'text') =>
    `<p><label>${label} <input name="${name}" type="${type}" required></label></p>`;
  return page(
    moment(startsAt, timeZone),
    `<form method="post" action="/book">
      ${hidden({ doctor, branch, startsAt, timeZone, holder, sending: randomUUID() })}
      ${field('firstName', 'First name')}${field('lastName', 'Last name')}
      ${field('phone', 'Phone', 'tel')}${field('age', 'Age', 'number')}
      <p><label><input type="checkbox" name="consent" value="yes" required> ${safe(rules.consentText[LANGUAGE])}</label></p>
      <button>Book</button></form>`,
  );
}

/** Books: sent twice, as by a reload, it is one booking. */
async function book({ doctor, branch, startsAt, timeZone, holder, sending, consent, age, ...person }) {
  const { firstName, lastName, phone } = person;
  const booked = await call('POST', '/bookings', {
    data: {
      ...{ doctor, branch, startsAt, firstName, lastName, phone, age },
      ...{ consent: consent === 'yes', contractType: 'cash', locale: LANGUAGE },
    },
    headers: { 'idempotency-key': sending, 'x-hold-key': holder },
  });
  if (!booked.ok) return refused(booked);
  const { bookingNumber: number, manageKey: key, status } = booked.data;
  return page(
    `Booked: ${number}`,
    `<p>${safe(moment(startsAt, timeZone))}, ${safe(status)}</p>
    <form method="post" action="/cancel">${hidden({ number, key })}<button>Cancel</button></form>`,
  );
}

/** Cancels as the appointment stands now. */
async function cancel({ number, key }) {
  const path = `/bookings/${encodeURIComponent(number)}`;
  const headers = { 'x-manage-key': key };
  const known = await call('GET', path, { headers });
  if (!known.ok) return refused(known);
  const { version } = known.data;
  const canceled = await call('POST', `${path}/cancel`, { data: { version }, headers });
  return canceled.ok ? page(`Canceled: ${number}`, '') : refused(canceled);
}

const ROUTES = {
  'GET /': showDoctors,
  'GET /times': showTimes,
  'POST /hold': hold,
  'POST /book': book,
  'POST /cancel': cancel,
};

async function readForm(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 20_000) throw new Error('The form is too long');
  }
  return text;
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://front.example');
  const show = ROUTES[`${request.method} ${url.pathname}`];
  try {
    const sent = request.method === 'POST' ? await readForm(request) : url.search;
    const html = show ? await show(Object.fromEntries(new URLSearchParams(sent))) : page('Not found', '');
    response.writeHead(show ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    console.error(error);
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(page('Try again later', ''));
  }
});
server.listen(Number(PORT), () =>
  console.log(`The booking is at http://localhost:${server.address().port}/`),
);
