import { createHmac, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { serveHere } from './serve-here.mjs';

const NOTICE_SECRET = 'the secret of the notices';

/**
 * The backend's settings for a payment gateway at an address of this machine; its description is written into a file.
 *
 * @param {{ url: string, file: string }} given
 */
export function paymentSettings({ url, file }) {
  const description = {
    url: `${url}/pages`,
    json: {
      ...{ amount: '{amount}', currency: '{currency}', reference: '{reference}' },
      ...{ what: '{description}', back: '{returnUrl}', notices: '{noticeUrl}' },
    },
    page: '{url}',
    notice: {
      signature: { header: 'X-Signature' },
      ...{ reference: 'reference', transaction: 'payment', amount: 'amount', currency: 'currency' },
      paid: { state: ['paid'] },
      refused: { state: ['refused'] },
    },
  };
  writeFileSync(file, JSON.stringify(description));
  return { PAYMENT_GATEWAY_FILE: file, PAYMENT_NOTICE_SECRET: NOTICE_SECRET };
}

/** Proof of a notice, as the description wants it. @param {string} body */
export const signNotice = (body, secret = NOTICE_SECRET) =>
  createHmac('sha256', secret).update(body).digest('hex');

/**
 * A small payment gateway: a page where one pays or is refused, and notices, each told twice, before the payer is led back.
 *
 * @param {number} port
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function startPaymentGateway(port) {
  const address = `http://127.0.0.1:${port}`;
  /** @type {Map<string, { amount: number, currency: string, reference: string, back: string, notices: string }>} */
  const asked = new Map();
  const { stop } = await serveHere(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', address);
    const reference = searchParams.get('reference') ?? '';
    if (pathname === '/pages') {
      const wanted = /** @type {any} */ (await json(request));
      asked.set(wanted.reference, wanted);
      const url = `${address}/pay?reference=${wanted.reference}`;
      response.end(JSON.stringify({ url }));
      return;
    }
    const one = asked.get(reference);
    const state = searchParams.get('state');
    if (!one) {
      response.writeHead(404).end();
    } else if (state) {
      const { amount, currency, back, notices } = one;
      const body = JSON.stringify({ reference, payment: randomUUID(), amount, currency, state });
      const headers = { 'content-type': 'application/json', 'x-signature': signNotice(body) };
      for (const _ of ['told', 'told again']) await fetch(notices, { method: 'POST', headers, body });
      response.writeHead(303, { Location: back }).end();
    } else {
      const link = (/** @type {string} */ to) =>
        `<p><a href="/pay?reference=${reference}&amp;state=${to}">${to}</a></p>`;
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(
        `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,">${['paid', 'refused'].map(link).join('')}`,
      );
    }
  }, port);
  return stop;
}
