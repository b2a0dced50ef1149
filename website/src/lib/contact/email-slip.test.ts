import { expect, it } from 'vitest';
import { meantEmail } from './email-slip';

it.each([
  ['mona@gmial.com', 'mona@gmail.com'],
  ['mona@gmail.con', 'mona@gmail.com'],
  ['mona@GMAIL.co', 'mona@gmail.com'],
  ['mona@hotmial.com', 'mona@hotmail.com'],
  ['mona@yaho.com', 'mona@yahoo.com'],
  ['mona@outlok.com', 'mona@outlook.com'],
  ['mona@icluod.com', 'mona@icloud.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

it.each([
  'mona@gmail.com',
  'mona@Gmail.com',
  'mona@ymail.com',
  'mona@mail.com',
  'mona@hotmail.co.uk',
  'mona@yahoo.fr',
  'mona@outlook.sa',
  'mona@live.com',
  'mona@msn.com',
  'mona@gmx.com',
  'mona@mail.ru',
  'mona@zoho.com',
  'mona@link.net',
  'mona@clinic.example',
  '@gmial.com',
  '',
])('nothing is asked about %s', (typed) => {
  expect(meantEmail(typed)).toBeNull();
});
