import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { emptyFolder } from '../../tests/support/folder';
import { readEntries } from './read-entries';

const directory = emptyFolder();
mkdirSync(join(directory, 'articles'));
const write = (file: string, content: unknown) =>
  writeFileSync(join(directory, file), typeof content === 'string' ? content : JSON.stringify(content));
const read = (name: string, richText?: string) => readEntries({ directory, name, richText });

test('dates are counted from today, and hours stand once for several days', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 1, 27, 23) });
  write('hours.json', {
    shared: {
      startsOn: 'today+2',
      visitedOn: 'today-27',
      validFrom: '2027-02-08',
      startsAt: '09:00',
      workingHours: [{ days: ['sunday', 'friday'], opensAt: '10:00', closesAt: '22:00' }],
      shifts: [{ days: ['thursday'], startsAt: '21:00', endsAt: '00:30' }],
    },
  });
  expect(read('hours')[0]).toEqual({
    key: 'hours',
    shared: {
      startsOn: '2026-03-01',
      visitedOn: '2026-01-31',
      validFrom: '2027-02-08',
      startsAt: '09:00:00.000',
      workingHours: [
        { weekday: 'sunday', opensAt: '10:00:00.000', closesAt: '22:00:00.000' },
        { weekday: 'friday', opensAt: '10:00:00.000', closesAt: '22:00:00.000' },
      ],
      shifts: [{ weekday: 'thursday', startsAt: '21:00:00.000', endsAt: '00:30:00.000', pastMidnight: true }],
    },
    en: {},
    ar: {},
  });
  vi.useRealTimers();
});

test.each([
  ['a date', { shared: { publishedOn: 'today - 3' } }, /today\+30 or today-162\s+→ at shared\.publishedOn/],
  ['a time', { shared: { startsAt: '9' } }, /such as 09:30\s+→ at shared\.startsAt/],
  ['a weekday', { shared: { shifts: [{ days: ['Monday'] }] } }, /→ at shared\.shifts\[0\]\.days\[0\]/],
  ['a picture', { pictures: { image: { file: 'home/a', en: 'A' } } }, /→ at pictures\.image/],
  ['a misspelled name', { relation: { branch: 'dokki' } }, /"relation"/],
])('%s that is wrong is named with its file', (_, given, message) => {
  write('articles.json', ['wax']);
  write('articles/wax.json', given);
  expect(() => read('articles')).toThrow(/^articles\/wax\.json is not an entry/);
  expect(() => read('articles')).toThrow(message);
});

test('what is not JSON, has no name in a list or lacks a language is named', () => {
  write('home.json', '{ "en": }');
  expect(() => read('home')).toThrow('home.json is not JSON');
  write('faqs.json', [{ key: 'a' }, { en: {} }]);
  expect(() => read('faqs')).toThrow(/^Entry 2 of faqs\.json[\s\S]+→ at key/);
  write('about.json', {});
  write('about.en.md', 'We listen.');
  expect(() => read('about', 'story')).toThrow('about.ar.md');
});
