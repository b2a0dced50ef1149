import { expect, test } from 'vitest';
import { passwordFault } from './password-rules';

test.each([
  ...['correct horse battery staple', 'كلمة سر طويلة جدا للعيادة', 'p8!kQz0w', `${'🦻'.repeat(4)}abcd`],
])('a new password may be %s', (password) => expect(passwordFault(password)).toBeNull());

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

test('a new password may not be what everybody knows of its owner', () => {
  const known = ['mona.hassan@clinic.example', 'Clearwave'];
  for (const password of ['Mona.Hassan', 'mona.hassan@clinic.example', 'clearwave2026'])
    expect(passwordFault(password, known)).toBe('common');
});

const clinic =
  'Clearwave ENT Clinics|كليرويف لطب الأذن|www.clearwave-clinics.example|hello@clearwave.example'.split('|');

test.each([...['MyClearwave!99', 'clearwaveclinics.example1', 'كليرويف لطب الاذن', 'كلِيرويف١٢٣٤']])(
  'a new password may not be made of the name or the address of the clinic: %s',
  (password) => {
    expect(passwordFault(password, clinic)).toBe('common');
  },
);

test.each(['correct clearwave battery staple', 'p8!kQz0w', 'قهوة الصباح في كليرويف'])(
  'a new password may have the name in it where enough else is there: %s',
  (password) => expect(passwordFault(password, clinic)).toBeNull(),
);
