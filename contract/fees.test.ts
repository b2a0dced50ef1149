import { expect, test } from 'vitest';
import { clashingServices, type Fee, feeFor, formatAmount, isCurrency, readAmount } from './fees';

function fee(id: string, amount: string | null, where: Partial<Fee> = {}): Fee {
  const firstVisit = amount === null ? null : { amount, isFrom: false };
  return { id, services: ['visit'], doctors: [], branches: [], firstVisit, followUp: null, ...where };
}

// The narrower, the cheaper: it is not the amount that decides.
const ALL = fee('all', '600');
const BRANCH = fee('branch', '500', { branches: ['dokki'] });
const DOCTOR = fee('doctor', '350', { doctors: ['hala', 'omar'] });
const BOTH = fee('both', '300', { doctors: ['hala'], branches: ['dokki'] });
const TEST = fee('test', '450', { services: ['hearing'] });

const fees = [ALL, BRANCH, DOCTOR, BOTH, TEST];
test.each([
  ['of everybody, where nothing narrower is said', { doctor: 'aya', branch: 'maadi' }, 'all'],
  ['of the branch before that of everybody', { doctor: 'aya', branch: 'dokki' }, 'branch'],
  ['of the doctor before that of the branch', { doctor: 'omar', branch: 'dokki' }, 'doctor'],
  ['of the doctor in the branch before all others', { doctor: 'hala', branch: 'dokki' }, 'both'],
  ['of the doctor, not that of the doctor elsewhere', { doctor: 'hala', branch: 'maadi' }, 'doctor'],
])('what a visit costs is the fee %s', (_why, where, id) => {
  expect(feeFor({ fees, place: { service: 'visit', ...where } })?.id).toBe(id);
  expect(feeFor({ fees: [...fees].reverse(), place: { service: 'visit', ...where } })?.id).toBe(id);
});

test('a fee counts for its own services only, and is whole: its empty fields are not filled from a wider one', () => {
  expect(feeFor({ fees, place: { service: 'hearing', doctor: 'hala', branch: 'dokki' } })?.id).toBe('test');
  expect(feeFor({ fees, place: { service: 'surgery', doctor: 'hala', branch: 'dokki' } })).toBeNull();
  const wide = fee('wide', '300', { followUp: { amount: '150', isFrom: false } });
  const place = { service: 'visit', doctor: 'hala', branch: 'maadi' };
  expect(feeFor({ fees: [wide, DOCTOR], place })).toMatchObject({ id: 'doctor', followUp: null });
});

const withFollowUp = (id: string, amount: string) => fee(id, '90', { followUp: { amount, isFrom: false } });

test.each([
  ['one that says a first visit', fee('a', null), fee('b', '0'), 'b'],
  ['then the higher follow-up', withFollowUp('a', '50'), withFollowUp('b', '45.5'), 'a'],
  ['then always the same one', fee('b', '90'), fee('a', '90'), 'a'],
])('what a visit costs of two as narrow is %s', (_why, one, other, id) => {
  const place = { service: 'visit', doctor: 'hala', branch: 'maadi' };
  expect(feeFor({ fees: [one, other], place })?.id).toBe(id);
  expect(feeFor({ fees: [other, one], place })?.id).toBe(id);
});

test.each([
  ['the same service for everybody', ALL, fee('x', '1'), ['visit']],
  ['a doctor in common', DOCTOR, fee('x', '1', { doctors: ['omar', 'aya'] }), ['visit']],
  ['no doctor in common', DOCTOR, fee('x', '1', { doctors: ['aya'] }), []],
  ['one narrower than the other', ALL, DOCTOR, []],
  ['another branch', BOTH, fee('x', '1', { doctors: ['hala'], branches: ['maadi'] }), []],
  ['another service', ALL, TEST, []],
])('two fees with %s clash where they should', (_why, one, other, services) => {
  expect(clashingServices(one, other)).toEqual(services);
  expect(clashingServices(other, one)).toEqual(services);
});

test.each([
  ...['350', ' 350.00 ', '0350'].map((typed) => [typed, '350'] as const),
  ...['٣٥٠٫٥٠', '350,50', '٣٥٠،٥٠', '\u200f350.50'].map((typed) => [typed, '350.50'] as const),
  ...['1,350', '١،٣٥٠'].map((typed) => [typed, '1350'] as const),
  ['0', '0'],
  ...['', 'free', '-5', '350 EGP', '1e3', '123456789'].map((typed) => [typed, null] as const),
] as const)('an amount typed as "%s" is %s', (typed, stored) => expect(readAmount(typed)).toBe(stored));

test.each([
  ['1350', 'EGP', 'en', 'EGP\u00a01,350'],
  ['1350', 'EGP', 'ar', '1,350\u00a0جنيهًا'],
  ['5', 'EGP', 'ar', '5\u00a0جنيهات'],
  ['350.5', 'SAR', 'ar', '350.50\u00a0ريال'],
  ['350', 'SAR', 'ar', '350\u00a0ريالًا'],
  ['5', 'KWD', 'ar', '5\u00a0دنانير'],
  ['100', 'AED', 'ar', '100\u00a0درهم'],
] as const)('%s %s has Latin digits and the currency in %s', (amount, currency, language, text) => {
  expect(formatAmount({ amount, currency, language })).toBe(text);
});

test('a currency is one of those that there are, as they are written', () => {
  expect(['EGP', 'egp', 'XXQ'].map(isCurrency)).toEqual([true, false, false]);
});
