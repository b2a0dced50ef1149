import { expect, it } from 'vitest';
import { outsideProblem } from './hours-problems';
import { neededWords } from './needed-words';

const next = [{ bookingNumber: '12-3456', startsAt: Date.UTC(2026, 0, 5, 8), timeZone: 'Africa/Cairo' }];

it('neededWords says in English what needs an entry, and what to do instead', () => {
  const words = neededWords({ noun: 'doctor', name: 'Dr Mona', total: 2, next, language: 'en' });
  expect(words).toMatch(
    /^The doctor "Dr Mona" is needed for 2 booked visits: 12-3456 \(.*\), 1 more\. Nothing was removed\./,
  );
  expect(words).toMatch(/tick "Takes no new bookings"/);
});

it.each([
  [1, 'موعد واحد محجوز يحتاج إلى', ').'],
  [2, 'موعدان محجوزان يحتاجان إلى', ')، وواحد غيرها.'],
  [3, '3 مواعيد محجوزة تحتاج إلى', ')، واثنان غيرها.'],
  [4, '4 مواعيد محجوزة تحتاج إلى', ')، و3 غيرها.'],
  [11, '11 موعدًا محجوزًا تحتاج إلى', ')، و10 غيرها.'],
  [100, '100 موعد محجوز تحتاج إلى', ')، و99 غيرها.'],
])('neededWords says it in Arabic, with the forms for %i', (total, form, end) => {
  const words = neededWords({ noun: 'doctor', name: 'د. منى', total, next, language: 'ar' });
  for (const part of [form, end]) expect(words).toContain(part);
  expect(words).toContain('الطبيب «د. منى»: \u206612-3456\u2069 (');
  expect(words).not.toMatch(/[A-Za-z]{3}/);
});

it('outsideProblem names appointments in Arabic without turning their numbers and dates round', () => {
  const [problem] = outsideProblem(next);
  expect(problem?.message.ar).toContain('خارج هذه المواعيد: \u206612-3456 (2026-01-05 10:00)\u2069. ');
  expect(problem?.message.en).toContain('outside these hours: 12-3456 (2026-01-05 10:00). ');
});
