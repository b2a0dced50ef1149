import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Pages that the edge keeps, pages nobody has asked for before, and pages that are made for each visitor. */
const PAGES = [
  () => '/en',
  () => '/ar/doctors',
  (visit) => `/en/faq?visit=${visit}`,
  () => '/en/booking?by=doctor',
  (visit) => `/ar/doctors?q=${visit}`,
];

/** One person's browser: its own address of this machine, and connections that are kept. */
function browser({ port, number }) {
  const agent = new Agent({
    keepAlive: true,
    localAddress: `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${1 + (number & 127)}`,
  });
  const send = ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve) => {
      const options = { host: '127.0.0.1', port, agent, method, path };
      const own = {
        host: `localhost:${port}`,
        ...headers,
        ...(body ? { 'content-length': body.length } : {}),
      };
      const sent = request({ ...options, headers: own }, async (answer) => {
        const read = await buffer(answer).catch(() => null);
        resolve({ status: read ? answer.statusCode : 0, text: read?.toString() ?? '' });
      });
      sent.once('error', () => resolve({ status: 0, text: '' })).end(body);
    });
  return { send, close: () => agent.destroy() };
}

/**
 * Reads on and on until told to stop.
 *
 * @param {{ port: number, readers: number }} options
 */
export function startReaders({ port, readers }) {
  let isOver = false;
  const found = { read: 0, failed: [] };
  const read = async (number) => {
    const { send, close } = browser({ port, number });
    for (let turn = number; !isOver; turn += 1) {
      const path = PAGES[turn % PAGES.length](`${number}-${turn}`);
      const { status } = await send({ path });
      found.read += 1;
      if (status !== 200) found.failed.push(`${path} was answered with ${status || 'nothing'}`);
    }
    close();
  };
  const all = Array.from({ length: readers }, (_, number) => read(number));
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      return found;
    },
  };
}

/** A form as a browser sends it. @param {Record<string, string>} fields */
function asForm(fields) {
  return Buffer.from(new URLSearchParams(fields).toString());
}

/**
 * Patients who book through the website until told to stop, each another time of another doctor, once: whoever gets no
 * answer does not try again.
 *
 * @param {{ port: number, patients: number, times: { doctor: string, branch: string, time: string }[] }} options
 */
export function startPatients({ port, patients, times }) {
  let isOver = false;
  let next = 0;
  const found = { asked: 0, acknowledged: new Set(), failed: [] };
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: `http://localhost:${port}`,
    'sec-fetch-site': 'same-origin',
  };
  const book = async () => {
    while (!isOver && next < times.length) {
      const number = next;
      next += 1;
      const { send, close } = browser({ port, number: 256 + 2 * number });
      const person = {
        firstName: 'Laila',
        lastName: 'Hassan',
        phone: `+2011${String(10_000_000 + number)}`,
        email: '',
        age: '34',
        additionalNotes: '',
        contractType: 'cash',
        consent: 'on',
        idempotencyKey: randomUUID(),
      };
      const body = asForm({ by: 'doctor', ...times[number], ...person });
      const { status, text } = await send({ method: 'POST', path: '/en/booking/request', headers, body });
      close();
      found.asked += 1;
      const answer = status === 200 ? JSON.parse(text) : {};
      const bookingNumber = /\/confirmation\/([\d-]+)/.exec(answer.href ?? '')?.[1];
      if (bookingNumber) found.acknowledged.add(bookingNumber);
      else found.failed.push(`a booking was answered with ${status || 'nothing'} ${answer.reason ?? ''}`);
    }
  };
  const all = Array.from({ length: patients }, book);
  return {
    count: () => found.acknowledged.size,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      return found;
    },
  };
}
