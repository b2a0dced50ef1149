import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { startListener } from '../../../tests/support/listener';
import { describeFault } from '../../messaging/retry';
import { PaymentGateway, parsePaymentGateway } from './payment-gateway';

const SECRET = 'secret of the notices';
const server = await startListener();
beforeEach(() => {
  server.received.length = 0;
});

function describedBy(name: 'paymob' | 'moyasar'): Record<string, unknown> {
  const file = new URL(`../../../../deploy/payment-gateways/${name}.json`, import.meta.url);
  return { ...JSON.parse(readFileSync(file, 'utf8')), url: `${server.url}/v1` };
}

function gatewayOf(description: object) {
  const described = parsePaymentGateway({ text: JSON.stringify(description), key: 'k' });
  return new PaymentGateway(described, { key: 'k', notice: SECRET });
}

const wanted = {
  ...{ reference: 'abc-1', amount: 10_000, currency: 'EGP', description: 'عربون الحجز 1', language: 'ar' },
  ...{ firstName: 'Mona "M"', lastName: '-', phone: '+201001234567', email: '' },
  returnUrl: 'https://clinic.example/ar/booking/confirmation/1',
  noticeUrl: 'https://clinic.example/api/hooks/payments',
  ...{ seconds: 1800, until: '2026-11-29T10:00:00.000Z' },
};

describe('the description of Paymob', () => {
  const obj = {
    ...{ id: 77, integration_id: 5, owner: 9, created_at: '2026-11-29T09:00:00.123456' },
    ...{ amount_cents: 10_000, currency: 'EGP', success: true, pending: false, error_occured: false },
    ...{ is_auth: false, is_capture: false, is_voided: false, is_refunded: false, is_3d_secure: true },
    ...{ is_standalone_payment: true, has_parent_transaction: false },
    order: { id: 4242, merchant_order_id: 'abc-1' },
    source_data: { pan: '2346', type: 'card', sub_type: 'MasterCard' },
  };
  /** Values in the order of its documentation. */
  const signed = (one: typeof obj) =>
    [
      ...[one.amount_cents, one.created_at, one.currency, one.error_occured, one.has_parent_transaction],
      ...[one.id, one.integration_id, one.is_3d_secure, one.is_auth, one.is_capture, one.is_refunded],
      ...[one.is_standalone_payment, one.is_voided, one.order.id, one.owner, one.pending],
      ...[one.source_data.pan, one.source_data.sub_type, one.source_data.type, one.success],
    ].join('');
  const read = (one: typeof obj, sign = signed(one)) => {
    const body = JSON.stringify({ type: 'TRANSACTION', obj: one });
    const query = { hmac: createHmac('sha512', SECRET).update(sign).digest('hex') };
    return gatewayOf(describedBy('paymob')).read({ body, isForm: false, headers: {}, query });
  };

  test('asks for a page with whole numbers, and leads to its checkout', async () => {
    server.answerWith(201, { client_secret: 'egy_csk_1&x', intention_order_id: 4242 });
    expect(await gatewayOf(describedBy('paymob')).createPage(wanted)).toEqual({
      page: 'https://accept.paymob.com/unifiedcheckout/?publicKey=PUBLIC_KEY&clientSecret=egy_csk_1%26x',
      id: '4242',
    });
    const [asked] = server.received;
    expect(asked?.headers).toMatchObject({ authorization: 'Token k' });
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({
      amount: 10_000,
      expiration: 1800,
      special_reference: 'abc-1',
      items: [{ name: wanted.description, amount: 10_000, quantity: 1 }],
      billing_data: { first_name: 'Mona "M"', last_name: '-' },
    });
  });

  test('believes a signed notice, by the fields that are signed', () => {
    const paid = { kind: 'paid', reference: '4242', transaction: '77', amount: 10_000, currency: 'EGP' };
    expect(read(obj)).toEqual(paid);
    // The reference that a payer could have changed is not signed, and not read.
    expect(read({ ...obj, order: { ...obj.order, merchant_order_id: 'other' } })).toEqual(paid);
    expect(read({ ...obj, amount_cents: 1 }, signed(obj))).toEqual({ kind: 'foreign' });
    expect(read({ ...obj, success: false })).toEqual({ kind: 'refused', reference: '4242' });
    expect(read({ ...obj, pending: true })).toEqual({ kind: 'other' });
    // A refund is no payment.
    expect(read({ ...obj, has_parent_transaction: true })).toEqual({ kind: 'other' });
  });
});

test('the description of Moyasar takes a page and a notice with its secret', async () => {
  const gateway = gatewayOf(describedBy('moyasar'));
  const url = 'https://checkout.moyasar.com/invoices/inv-1?lang=ar';
  server.answerWith(201, { id: 'inv-1', url });
  expect(await gateway.createPage(wanted)).toEqual({ page: url, id: 'inv-1' });
  const read = (status: string, secret_token = SECRET, currency = 'SAR') => {
    const data = { id: 'pay-1', status, amount: 10_000, currency, invoice_id: 'inv-1' };
    const body = JSON.stringify({ secret_token, data });
    return gateway.read({ body, isForm: false, headers: {}, query: {} });
  };
  const told = { kind: 'paid', reference: 'inv-1', transaction: 'pay-1', amount: 10_000, currency: 'SAR' };
  expect(read('paid')).toEqual(told);
  expect(read('paid', SECRET, 'sar')).toEqual(told);
  expect(read('failed')).toEqual({ kind: 'refused', reference: 'inv-1' });
  expect(read('refunded')).toEqual({ kind: 'other' });
  expect(read('paid', 'another secret')).toEqual({ kind: 'foreign' });
});

test.each([
  [401, { url: 'https://pay.example/1' }, 'HTTP 401'],
  [200, {}, 'NO_PAGE'],
  // Nobody is led to an address that is not encrypted, nor to a script.
  [200, { url: 'http://pay.example/1' }, 'NO_PAGE'],
  [200, { url: 'javascript:alert(1)' }, 'NO_PAGE'],
])('a gateway that answers %i with %j gives no page', async (status, answer, code) => {
  server.answerWith(status, answer);
  expect(await gatewayOf(describedBy('moyasar')).createPage(wanted).catch(describeFault)).toBe(code);
});

// Reading a description, and a call that stalls: messaging/sms-gateway.test.ts.
test('a description is refused that names no reference, reads what is not signed, or names a key that is missing', () => {
  const described = describedBy('paymob');
  const json = { amount: '{amount}', currency: '{currency}' };
  expect(() => gatewayOf({ ...described, json })).toThrow('{reference}');
  const notice = { ...(described.notice as object), reference: 'obj.order.merchant_order_id' };
  expect(() => gatewayOf({ ...described, notice })).toThrow(/notice\.signature\.over: .*not believed/);
  const text = JSON.stringify(described);
  expect(() => parsePaymentGateway({ text })).toThrow('PAYMENT_GATEWAY_KEY is missing');
});
