import { expect, it } from 'vitest';
import { formOf } from '@/test/form-of';
import { askAboutContact, isAsking } from './contact-questions';

function ask({ locale = 'en', ...fields }: Record<string, string> & { locale?: 'en' | 'ar' }) {
  return askAboutContact(formOf({ phoneCountry: 'EG', ...fields }), locale);
}

it.each(['0100 555 1234', '٠١٠٠٥٥٥١٢٣٤', '+201005551234', '', '123'])(
  'a phone %s is not asked about',
  async (phone) => expect(await ask({ phone })).toEqual({}),
);

it.each([
  ['0501234567', 'Egypt?', '+20 50 123 4567'],
  ['+966 52 123 4567', 'Saudi Arabia?', '+966 52 123 4567'],
  ['02 2000 0100', 'Egypt?', '+20 2 2000 0100'],
])('a phone %s, no mobile of Egypt, is asked about with its country', async (phone, country, read) => {
  const questions = await ask({ phone });
  expect(isAsking(questions)).toBe(true);
  expect(questions.phone?.text).toContain(country);
  expect(questions.phone?.text?.replaceAll('\u00a0', ' ')).toContain(read);
  expect((await ask({ phone, locale: 'ar' })).phone?.text).toContain('مصر');
});

it('a phone sent again as it was asked about is meant, another one is not, and one of a new range of the country is taken', async () => {
  expect(isAsking(await ask({ phone: '٠٥٠١٢٣٤٥٦٧', phoneAsked: '0501234567' }))).toBe(false);
  expect(isAsking(await ask({ phone: '0501234568', phoneAsked: '0501234567' }))).toBe(true);
  expect(await ask({ phone: '0521234567', phoneCountry: 'SA' })).toEqual({});
});

it('a slip in an address is questioned once, with what was probably meant', async () => {
  const questions = await ask({ email: 'mona@gmial.com' });
  expect(questions.email).toMatchObject({ asked: 'mona@gmial.com', instead: { value: 'mona@gmail.com' } });
  expect(isAsking(questions)).toBe(true);
  expect(isAsking(await ask({ email: 'mona@gmial.com', emailAsked: 'mona@gmial.com' }))).toBe(false);
});
