import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hookDescription, SmsHook } from './sms-gateway';

const SECRET = 'the secret of the hooks';
const NOW = Date.parse('2026-11-25T09:00:00Z');
const delivery = { id: 'id', state: 'status', delivered: ['1', 'ok'], undelivered: ['2'], fault: 'why' };
const answer = { sender: 'from', text: 'text', at: 'sent' };

const hookOf = (description: object) => new SmsHook(hookDescription.parse(description), SECRET);
type Sent = { body: string; isForm?: boolean; headers?: Record<string, string> };
const readWith = (description: object, { isForm = false, headers = {}, body }: Sent) =>
  hookOf(description).read({ sent: { body, isForm, headers, query: {} }, now: NOW });

const body = JSON.stringify({ id: 'a', status: 'ok', token: SECRET });
const told = { kind: 'notice', deliveries: [{ id: 'a', state: 'delivered', fault: null }] };

const aroundIt = { header: 'Authorization', value: 'Bearer {secret}' };
const signature = { header: 'X-Sign', algorithm: 'sha1', encoding: 'base64' };
const signed = createHmac('sha1', SECRET).update(body).digest('base64');

test.each([
  ['in a header', { secret: { header: 'X-Token' } }, { 'x-token': SECRET }],
  ['with words around it', { secret: aroundIt }, { authorization: `Bearer ${SECRET}` }],
  ['in the body', { secret: { field: 'token' } }, {}],
  ['as a signature', { signature }, { 'x-sign': signed }],
])('the secret of a gateway %s is known', (_, proof, headers) => {
  const description = { ...proof, delivery };
  expect(readWith(description, { body, headers })).toMatchObject(told);
  const foreign = { 'x-token': 'a guess', authorization: SECRET };
  const guessed = readWith(description, { body: body.replace(SECRET, 'a guess'), headers: foreign });
  expect([guessed, readWith(description, { body: '' })]).toEqual(Array(2).fill({ kind: 'foreign' }));
});

const proof = { secret: { header: 'x-token' } };
const headers = { 'x-token': SECRET };

test('a notice may be a form or several, says nothing by a state that is not described, and is refused where it is none', () => {
  const asForm = (body: string) => readWith({ ...proof, delivery }, { body, isForm: true, headers });
  const deliveries = [{ id: '7', state: 'undelivered', fault: 'SMS 13' }];
  expect(asForm('id=7&status=2&why=13')).toMatchObject({ deliveries });
  expect(asForm('id=7&status=0')).toMatchObject({ deliveries: [] });
  const all = [{ id: 'a', status: 1 }, { id: 'b' }, { from: '1\0', text: 'x', sent: '1763900000' }];
  const body = JSON.stringify({ all });
  const description = { ...proof, list: 'all', delivery, answer };
  expect(readWith(description, { body, headers })).toMatchObject({
    deliveries: [{ id: 'a', state: 'delivered' }],
    answers: [{ sender: '1', text: 'x', at: 1_763_900_000_000 }],
  });
  for (const wrong of ['', '{}', '3', '{"all":"x"}'])
    expect(readWith(description, { body: wrong, headers })).toEqual({ kind: 'malformed' });
});

test('a notice of an answer has one name however often it is told, and another for another', () => {
  const keyOf = (sent: object) => {
    const read = readWith({ ...proof, answer }, { body: JSON.stringify(sent), headers });
    return read.kind === 'notice' ? read.answers[0]?.key : null;
  };
  const one = { from: '2010', text: '2', sent: '2026-11-25T08:00:00Z' };
  expect(keyOf(one)).toBe(keyOf({ ...one, retry: 3 }));
  expect(keyOf(one)).not.toBe(keyOf({ ...one, sent: '2026-11-25T08:00:01Z' }));
  // A digest, from which no phone can be read.
  expect(keyOf(one)).toMatch(/^[\da-f]{64}$/);
});

test.each([
  ['neither secret nor signature', { delivery }],
  ['both', { secret: { header: 'a' }, signature: { header: 'b' }, delivery }],
  ['a secret in two places', { secret: { header: 'a', field: 'b' }, delivery }],
  ['a value without the secret', { secret: { header: 'a', value: 'Bearer' }, delivery }],
  ['nothing to read', { secret: { header: 'a' } }],
  ['an answer that cannot be known again', { secret: { header: 'a' }, answer: { sender: 's', text: 't' } }],
  ['a field nobody knows', { secret: { header: 'a' }, delivery, extra: 1 }],
])('a description with %s is refused', (_, description) => {
  expect(hookDescription.safeParse(description).success).toBe(false);
});
