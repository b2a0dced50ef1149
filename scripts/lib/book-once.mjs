import { randomInt, randomUUID } from 'node:crypto';
import { Fault } from './fault.mjs';

const MOST_TRIES = 10;

/** A clinic that has no free time says nothing about whether it could be booked. */
export class NothingFree extends Fault {}

/** @param {string} url @param {RequestInit} options @returns {Promise<{ status: number, body: any }>} */
async function askJson(url, options) {
  const answer = await fetch(url, options);
  return { status: answer.status, body: await answer.json() };
}

/**
 * Requests the first free time that can be had, as the website does for a visitor.
 *
 * @param {{ url: string, key: string, name: { firstName: string, lastName: string } }} options of the backend: its
 *   address and WEBSITE_KEY
 * @returns {Promise<{ bookingNumber: string, manageKey: string, phone: string }>}
 * @throws {NothingFree}
 * @throws {Fault} when every try is refused
 */
export async function bookOnce({ url, key, name }) {
  const headers = { 'X-Website-Key': key };
  const times = (await askJson(`${url}/api/availability/next`, { headers })).body.data;
  if (times.length === 0) throw new NothingFree('No booking could be made: nothing is free.');
  const refusals = [];
  for (const { doctor, branch, startsAt } of times.slice(0, MOST_TRIES)) {
    const phone = `+2010${randomInt(10_000_000, 99_999_999)}`;
    const data = {
      ...{ doctor, branch, startsAt, ...name, age: 40, locale: 'en' },
      ...{ phone, contractType: 'cash', consent: true },
    };
    const { status, body } = await askJson(`${url}/api/appointments`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ data }),
    });
    if (status === 201) return { ...body.data, phone };
    refusals.push(`${status} ${body.error?.name}`);
  }
  throw new Fault(`No booking could be made: ${refusals.join(', ')}.`);
}
