import { expect, test } from 'vitest';
import type { Fee } from '@/contract/fees';
import { type FeeTable, groupByPrices, placesOf, pricesIn, rangeOf, unhyphenated } from './rules';

const at = (amount: string, isFrom = false) => ({ amount, isFrom });
const fee = (id: string, fields: Partial<Fee>): Fee => ({
  ...{ id, services: ['visit'], doctors: [], branches: [], firstVisit: null, followUp: null, ...fields },
});

const table: FeeTable = {
  currency: 'EGP',
  usualService: 'visit',
  fees: [
    fee('all', { firstVisit: at('450'), followUp: at('225') }),
    fee('hala', { doctors: ['hala'], firstVisit: at('700'), followUp: at('350') }),
    fee('there', { doctors: ['hala'], branches: ['dokki'], firstVisit: at('600') }),
    fee('sleep', { services: ['sleep'], firstVisit: at('1800', true) }),
  ],
};
const hala = { id: 'hala', branches: [{ id: 'maadi' }, { id: 'dokki' }] };
const aya = { id: 'aya', branches: [{ id: 'dokki' }] };

test.each([
  ['one price as it is', [aya], 'visit', { firstVisit: at('450'), followUp: at('225') }],
  ['the least, "from" if not alike', [hala], 'visit', { firstVisit: at('600', true), followUp: at('350') }],
  ['of all doctors', [hala, aya], 'visit', { firstVisit: at('450', true), followUp: at('225', true) }],
  ['"from" as the editor says', [hala, aya], 'sleep', { firstVisit: at('1800', true), followUp: null }],
  ['nothing where nobody is', [], 'visit', null],
])('the prices of several places are %s', (_what, doctors, service, prices) => {
  expect(pricesIn(table, placesOf(service, doctors))).toEqual(prices);
});

test('the prices of several places reach from the least to the most, and are nothing without a currency', () => {
  const places = placesOf('visit', [hala, aya]);
  expect(rangeOf(table, places)).toEqual({ currency: 'EGP', least: '450', most: '700' });
  expect(rangeOf(table, [])).toBeNull();
  expect(pricesIn({ ...table, currency: null }, places)).toBeNull();
  expect(rangeOf({ ...table, currency: null }, places)).toBeNull();
});

test('doctors with the same fee stand together, the lowest first, and those without a fee nowhere', () => {
  const asks = (name: string, amount: string) => ({
    name,
    prices: { firstVisit: at(amount), followUp: null },
  });
  const omar = { name: 'Omar', prices: null };
  const groups = groupByPrices([asks('Hala', '700'), asks('Aya', '450'), omar, asks('Tarek', '700')]);
  expect(groups.map(({ names }) => names)).toEqual([['Aya'], ['Hala', 'Tarek']]);
});

test('a line does not end within "follow-up"', () =>
  expect(unhyphenated('follow-up EGP\u00a0225')).toBe('follow-\u2060up EGP\u00a0225'));
