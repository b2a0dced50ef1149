import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { environment } from './environment';
import type { Locale } from './locale';

export type Patient = ReturnType<typeof newPatient>;

const ARABIC_INDIC = '٠١٢٣٤٥٦٧٨٩';

/** Digits as they are typed in a language. */
export const inDigitsOf = (language: Locale, digits: string): string =>
  language === 'ar' ? digits.replace(/\d/g, (digit) => ARABIC_INDIC[Number(digit)] ?? digit) : digits;

/** A patient nobody has seen before, as the limits count per phone. In Arabic, the digits are Arabic-Indic. */
export function newPatient(language: Locale) {
  const local = `010${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const names =
    language === 'ar'
      ? { firstName: 'منى', lastName: 'عبد الحميد' }
      : { firstName: 'Mona', lastName: "O'Hara" };
  return {
    ...names,
    phone: inDigitsOf(language, local),
    storedPhone: `+2${local}`,
    age: inDigitsOf(language, '34'),
    notes: language === 'ar' ? 'صداع منذ أسبوع' : 'Headache for a week',
  };
}

/** Words of somebody who has no time to wait for an appointment. */
export const EMERGENCY = { en: 'Suddenly I cannot breathe', ar: 'فجأة لا أستطيع التنفس' };

/** A mobile of Riyadh, which in Cairo is the landline of another town. */
export const landline = (): string => `050${randomInt(2_000_000, 9_000_000)}`;

/**
 * A family name that no other name of the tests has, so that lists and logs can be searched for it. Its letters are of one
 * width, so that every run has rows of the same height.
 */
export function familyName(): string {
  return `Q${Array.from({ length: 10 }, () => 'bdhnpu'[randomInt(6)]).join('')}`;
}

const mailDirectory = () => join(dirname(environment.databaseFile), 'mail');

/** Without a mail server each mail is a file: those to an address as they were sent. */
export function mailTextsTo(email: string): string[] {
  // Made with the first mail.
  if (!existsSync(mailDirectory())) return [];
  const mails = readdirSync(mailDirectory()).filter((file) => file.endsWith('.eml'));
  const texts = mails.map((file) => readFileSync(join(mailDirectory(), file), 'utf8'));
  return texts.filter((text) => text.includes(`To: ${email}`));
}

/** Without a gateway each message to a phone is a file too: the words of those to a phone in E.164. */
export function phoneMessagesTo(phone: string): string[] {
  if (!existsSync(mailDirectory())) return [];
  return readdirSync(mailDirectory()).flatMap((file) => {
    const text = file.endsWith('.txt') ? readFileSync(join(mailDirectory(), file), 'utf8') : '';
    return text.startsWith(`To: ${phone}\n`) ? [text] : [];
  });
}

/** The short link at the end of a message to a phone, without the name of the site; undefined where there is none. */
export const shortLinkIn = (message: string): string | undefined =>
  /\/((?:en|ar)\/v\/\d{9}#[\w-]{12})$/m.exec(message)?.[1];

const CODE = /(?<!\d)\d{6}(?!\d)/;

/** The code that a phone was sent, once it has come. */
export async function codeSentTo(phone: string): Promise<string> {
  const codes = () => phoneMessagesTo(phone).flatMap((text) => CODE.exec(text.split('\n\n')[1] ?? '') ?? []);
  await expect.poll(codes).toHaveLength(1);
  return codes()[0] ?? '';
}
