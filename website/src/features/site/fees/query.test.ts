import { expect, test } from 'vitest';
import { sayFees } from './query';

const fee = { services: ['visit'], doctors: [], followUp: null };
const table = {
  currency: 'EGP',
  usualService: 'visit',
  fees: [
    { ...fee, id: 'all', branches: [], firstVisit: { amount: '450', isFrom: false } },
    { ...fee, id: 'there', branches: ['dokki'], firstVisit: { amount: '600', isFrom: false } },
  ],
};

test('the fee of a doctor at one branch is not that of another, asked for before', async () => {
  const { ofDoctor } = await sayFees('en', table);
  const at = (...branches: string[]) =>
    ofDoctor({ doctor: { id: 'hala', branches: branches.map((id) => ({ id })) } })?.replace('\u00a0', ' ');
  expect([at('maadi'), at('dokki'), at('maadi')]).toEqual(['EGP 450', 'EGP 600', 'EGP 450']);
  expect(at('maadi', 'dokki')).toMatch(/^from EGP 450$/i);
});
