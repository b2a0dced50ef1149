import { expect, it } from 'vitest';
import { meantEmail } from './email-slip';

it.each([
  ['mona@gmial.com', 'mona@gmail.com'],
  ['mona@gmail.con', 'mona@gmail.com'],
  ['mona@GMAIL.co', 'mona@gmail.com'],
  ['mona@yaho.com', 'mona@yahoo.com'],
])('%s was probably meant as %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant));

const HOSTS =
  'gmail.com Gmail.com ymail.com mail.com hotmail.co.uk yahoo.fr outlook.sa live.com msn.com gmx.com mail.ru';

it.each([
  ...`${HOSTS} zoho.com link.net clinic.example`.split(' ').map((host) => `mona@${host}`),
  ...['@gmial.com', ''],
])('nothing is asked about %s', (typed) => expect(meantEmail(typed)).toBeNull());
