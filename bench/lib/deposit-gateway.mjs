import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { withDatabase } from '../../scripts/backup/database.mjs';
import { undoLater } from '../../scripts/lib/undo.mjs';
import { paymentSettings, signNotice } from '../../scripts/test/payment-gateway.mjs';
import { serveHere } from '../../scripts/test/serve-here.mjs';

const AGAIN_MS = 100;
/** Refusals of a notice after which a gateway gives up. */
const PATIENCE = 20;

/**
 * A payment gateway on its worst days: it answers late, some are refused first, some pay twice, another amount or only when the time
 * is no longer held, and each notice is told again until it was answered twice, across deaths of the backend.
 */
export class DepositGateway {
  /** Payments by their id. @type {Map<string, { reference: string, amount: number, currency: string }>} */
  taken = new Map();
  /** Address and key of the backend that runs, null while there is none. */
  #backend = null;
  /** Pages that are paid after the next death. */
  #late = [];
  #told = [];

  /** @param {string} directory of the description that the backend reads */
  async start(directory) {
    const { address, stop } = await serveHere(async (request, response) => {
      const { amount, currency, reference } = /** @type {any} */ (await json(request));
      await pause(Math.random() * 100);
      response.end(JSON.stringify({ url: `${this.url}/pay` }));
      this.#visit({ amount: Number(amount), currency, reference });
    });
    undoLater(stop);
    this.url = `http://${address}`;
    this.settings = paymentSettings({ url: this.url, file: join(directory, 'gateway.json') });
    return this;
  }

  /** Continues with a started backend; `null` while there is none. */
  connect(backend) {
    this.#backend = backend;
    if (backend) for (const page of this.#late.splice(0)) this.#pay(page);
  }

  /** Waits until everything that was taken has been told. */
  settled() {
    return Promise.all(this.#told);
  }

  #visit(page) {
    const dice = Math.random();
    if (dice < 0.3) this.#late.push(page);
    if (dice < 0.1 || dice > 0.3) this.#pay(page);
    if (dice > 0.9) this.#told.push(this.#tell({ ...page, payment: randomUUID(), state: 'refused' }));
    if (dice > 0.5 && dice < 0.6) this.#pay({ ...page, amount: 1 });
  }

  #pay(page) {
    const payment = randomUUID();
    this.taken.set(payment, page);
    this.#told.push(this.#tell({ ...page, payment, state: 'paid' }));
  }

  async #tell(notice) {
    await pause(Math.random() * 200);
    const body = JSON.stringify(notice);
    const data = { body, isForm: false, headers: { 'x-signature': signNotice(body) } };
    for (let [told, refused] = [0, 0]; told < 2 && refused < PATIENCE; ) {
      const status = await this.#send(data);
      if (status === 204) told += 1;
      else await pause(AGAIN_MS);
      if (status !== null && status !== 204) refused += 1;
    }
  }

  /** The answer's status as the website would carry the notice on; null without one. */
  async #send(data) {
    if (!this.#backend) return null;
    const { url, key } = this.#backend;
    const headers = { 'X-Website-Key': key, 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify({ data }) };
    const answer = await fetch(`${url}/api/hooks/payments`, request).catch(() => null);
    return answer?.status ?? null;
  }
}

/** Lets the time pass that is held for a third of what is asked: the backend gives it up when its job runs. */
export async function letDepositsPass(where) {
  const sql = "UPDATE deposits SET holds_until = created_at WHERE state = 'asked' AND id % 3 = 0";
  await withDatabase(where, ({ run }) => run(sql));
}

/** Checks the payments that a gateway took: each is one deposit, of an appointment that stands or to be settled at the desk. */
export async function checkDeposits(where, taken) {
  const sql = `SELECT d."transaction" AS payment, d.state, d.told_amount, d.appointment, a.status, p.amount AS noted FROM deposits d
       JOIN appointments a ON a.document_id = d.appointment LEFT JOIN payments p ON p.document_id = d.payment
       WHERE d."transaction" IS NOT NULL`;
  const rows = await withDatabase(where, ({ all }) => all(sql));
  const settled = { paid: 0, owed: 0, disputed: 0 };
  const standing = new Set();
  const faults = [];
  for (const { state, appointment } of rows) {
    if (state === 'paid' && standing.has(appointment)) faults.push(`${appointment} counts two deposits`);
    if (state === 'paid') standing.add(appointment);
  }
  for (const [payment, { amount }] of taken) {
    const found = rows.filter((one) => one.payment === payment);
    const [row] = found;
    const isStanding = row?.state === 'paid' && row.status === 'confirmed';
    const isSettled = isStanding || row?.state === 'owed' || row?.state === 'disputed';
    const known = Number(row?.state === 'disputed' ? row.told_amount : row?.noted);
    if (found.length === 1 && isSettled && known === amount) settled[row.state] += 1;
    else faults.push(`payment ${payment} of ${amount} was lost: ${JSON.stringify(found)}`);
  }
  return { settled, faults };
}
