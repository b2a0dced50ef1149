import { expect, test } from 'vitest';
import type { DisplayedFee } from '../../contract/fees';
import { feeWords } from './fee-words';

const firstVisit = { amount: '500', isFrom: true };
const both: DisplayedFee = { currency: 'EGP', firstVisit, followUp: { amount: '250', isFrom: false } };
const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ') ?? null;

const CONTRACT = 'What you pay depends on your contract. Without it: from EGP 500.';
const CONTRACT_AR = 'يتحدد ما تدفعه وفق تعاقدك. ودونه: من 500 جنيه.';
const [FIRST, FIRST_AR] = ['First visit from EGP 500', 'الزيارة الأولى من 500 جنيه'];

test.each([
  ['cash', both, `${FIRST}, follow-up EGP 250`, `${FIRST_AR}، والمتابعة 250 جنيهًا`],
  ['cash', { ...both, followUp: null }, 'From EGP 500', 'من 500 جنيه'],
  ['cash', { ...both, firstVisit: null }, 'Follow-up EGP 250', 'المتابعة 250 جنيهًا'],
  ['company', { ...both, followUp: null }, CONTRACT, CONTRACT_AR],
  ['cash', { ...both, firstVisit: null, followUp: null }, null, null],
  ['syndicate', null, null, null],
] as const)('what a visit costs is said to who pays by %s', (contractType, fee, en, ar) => {
  expect(plain(feeWords(fee, contractType, 'en'))).toBe(en);
  expect(plain(feeWords(fee, contractType, 'ar'))).toBe(ar);
});
