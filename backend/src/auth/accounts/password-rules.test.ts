import { expect, test } from 'vitest';
import { passwordFault } from './password-rules';

const owner = ['mona.hassan@clinic.example', 'Clearwave'];
const clinic =
  'Clearwave ENT Clinics|كليرويف لطب الأذن|www.clearwave-clinics.example|hello@clearwave.example'.split('|');

test.each([
  ...['correct horse battery staple', 'كلمة سر طويلة جدا للعيادة', 'p8!kQz0w', `${'🦻'.repeat(4)}abcd`],
  // With the name in it where enough else is there.
  ...['correct clearwave battery staple', 'قهوة الصباح في كليرويف'],
])('a new password may be %s', (password) => expect(passwordFault(password, clinic)).toBeNull());

test.each([
  ['طبيبطبي', 'tooShort'],
  [`${'x1y2z3w4'.repeat(8)}q`, 'tooLong'],
  ...['qwertyuiop', 'Password1!', 'aaaaaaaaaaaa'].map((one) => [one, 'common']),
])('a new password may not be %s: %s', (password = '', fault = '') => {
  expect(passwordFault(password)).toBe(fault);
});

test('a new password counts characters, not bytes: 64 Arabic letters are 128 bytes', () => {
  const letters = 'ابتثجحخد'.repeat(8);
  expect(passwordFault(letters)).toBeNull();
  expect(passwordFault(`${letters}ا`)).toBe('tooLong');
});

const OF_OWNER = ['Mona.Hassan', 'mona.hassan@clinic.example', 'clearwave2026'];
const OF_CLINIC = ['MyClearwave!99', 'clearwaveclinics.example1', 'كليرويف لطب الاذن', 'كلِيرويف١٢٣٤'];
test.each([
  ...OF_OWNER.map((password) => [password, owner] as const),
  ...OF_CLINIC.map((password) => [password, clinic] as const),
])('a new password may not be what everybody knows of its owner or its clinic: %s', (password, known) => {
  expect(passwordFault(password, known)).toBe('common');
});
