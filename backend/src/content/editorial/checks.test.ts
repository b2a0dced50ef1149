import { describe, expect, test } from 'vitest';
import { listProblems } from './checks';
import { questionRows } from './visit-questions';

const paths = (noun: string, entry: Record<string, unknown>) =>
  listProblems(noun, entry).map(({ path }) => path.join('.'));
const shift = (weekday: string, startsAt: string, endsAt: string) => ({ weekday, startsAt, endsAt });
const night = (weekday: string, startsAt: string, endsAt: string) => ({
  ...shift(weekday, startsAt, endsAt),
  pastMidnight: true,
});

test.each(['Africa/Cairo', 'Asia/Riyadh', 'America/Argentina/Buenos_Aires', 'UTC'])(
  'a branch may be in %s',
  (timeZone) => expect(paths('branch', { timeZone })).toEqual([]),
);
test.each(['Cairo', '+02:00', 'Africa/Kairo', '', 'Africa/Cairo '])('a branch is not in "%s"', (timeZone) => {
  expect(paths('branch', { timeZone })).toEqual(['timeZone']);
});
test('a branch may not open twice at once', () => {
  const hours = (weekday: string, opensAt: string, closesAt: string) => ({ weekday, opensAt, closesAt });
  const workingHours = [hours('sunday', '09:00', '14:00'), hours('sunday', '13:00', '20:00')];
  expect(paths('branch', { workingHours })).toEqual(['workingHours.1.closesAt']);
});

describe('the booking settings', () => {
  const open = (weekday: string, opensAt: string, closesAt: string) => ({ weekday, opensAt, closesAt });
  test('may have lines that are open around the clock, and dates without any call', () => {
    const callHours = [open('sunday', '00:00', '00:00'), open('monday', '20:00', '02:00')];
    const callExceptions = [
      { date: '2026-11-23' },
      { date: '2026-11-24', opensAt: '09:00', closesAt: '12:00' },
    ];
    const callTimeZone = 'Africa/Cairo';
    expect(paths('booking-setting', { callHours, callExceptions, callTimeZone })).toEqual([]);
  });
  test('refuse overlapping lines, half a time, and a zone there is not', () => {
    const callHours = [open('sunday', '09:00', '14:00'), open('sunday', '13:00', '20:00')];
    const callExceptions = [{ date: '2026-11-23', opensAt: '09:00', closesAt: null }];
    const expected = ['callTimeZone', 'callHours.1.closesAt', 'callExceptions.0.closesAt'];
    expect(paths('booking-setting', { callHours, callExceptions, callTimeZone: 'Cairo' })).toEqual(expected);
  });
});

const text = 'We write only about this visit.';
test('messages to phones are offered with the words of the consent, and rest between two times', () => {
  const quiet = { quietFrom: '21:30:00.000', quietUntil: '09:00' };
  expect(paths('booking-setting', { offersSms: true, phoneMessagesText: text, ...quiet })).toEqual([]);
  expect(paths('booking-setting', { offersSms: false, phoneMessagesText: null })).toEqual([]);
});
test('messages to phones are not offered without words, and have no half or empty quiet hours', () => {
  expect(paths('booking-setting', { offersWhatsapp: true, phoneMessagesText: ' ' })).toEqual([
    'phoneMessagesText',
  ]);
  expect(paths('booking-setting', { quietFrom: '21:30' })).toEqual(['quietUntil']);
  expect(paths('booking-setting', { quietFrom: '09:00', quietUntil: '09:00' })).toEqual(['quietUntil']);
});

test('a text to phones may name what is known, in any language, or be left empty', () => {
  const texts = { reminder: '{clinic}: نراك {date} الساعة {time}.\n{link}', confirmed: null, received: '' };
  expect(paths('message-text', texts)).toEqual([]);
});
test('a text to phones may name nothing else, and the editor is told what can stand there', () => {
  const [problem] = listProblems('message-text', { reminder: 'See you on {day}, {name}' });
  expect(problem?.path).toEqual(['reminder']);
  expect(problem?.message.en).toMatch(/by \{day\}\..*\{date\}/);
  expect(problem?.message.ar).toMatch(/\{day\}.*\{date\}/);
});
test('a schedule may not have overlapping shifts, also not over midnight from Sunday to Monday', () => {
  const shifts = [shift('monday', '00:30', '02:00'), night('sunday', '22:00', '01:00')];
  expect(paths('schedule', { shifts })).toEqual(['shifts.1.endsAt']);
});
test('a schedule may not have a shift without length or shorter than an appointment', () => {
  const shifts = [shift('monday', '09:00', '09:00'), shift('tuesday', '09:00', '09:15')];
  expect(paths('schedule', { shifts, slotMinutes: 20 })).toEqual(['shifts.0.endsAt', 'shifts.1.endsAt']);
});
test('a schedule has a shift past midnight only where that is ticked; an end at 00:00 needs no tick', () => {
  const slotMinutes = 20;
  expect(paths('schedule', { slotMinutes, shifts: [shift('monday', '17:00', '09:00')] })).toEqual([
    'shifts.0.endsAt',
  ]);
  expect(paths('schedule', { slotMinutes, shifts: [night('monday', '17:00', '09:00')] })).toEqual([]);
  expect(paths('schedule', { slotMinutes, shifts: [night('monday', '09:00', '17:00')] })).toEqual([
    'shifts.0.pastMidnight',
  ]);
  expect(paths('schedule', { slotMinutes, shifts: [shift('monday', '17:00', '00:00')] })).toEqual([]);
});
test('a schedule may not end before it begins', () => {
  expect(paths('schedule', { validFrom: '2027-03-09', validTo: '2027-02-08' })).toEqual(['validTo']);
  expect(paths('schedule', { validFrom: '2027-02-08', validTo: null })).toEqual([]);
});

describe.each(['day-off', 'closure'])('a %s', (noun) => {
  const day = { startsOn: '2027-01-10', endsOn: '2027-01-10' };
  test('may be one day or many', () => {
    expect(paths(noun, day)).toEqual([]);
    expect(paths(noun, { ...day, endsOn: '2027-01-20' })).toEqual([]);
    expect(paths(noun, { ...day, endsOn: '2027-01-09' })).toEqual(['endsOn']);
  });
  test('has both hours or none, in order within a day', () => {
    expect(paths(noun, { ...day, startsAt: '09:00' })).toEqual(['endsAt']);
    expect(paths(noun, { ...day, startsAt: '15:00', endsAt: '09:00' })).toEqual(['endsAt']);
    expect(
      paths(noun, { startsOn: '2027-01-10', endsOn: '2027-01-11', startsAt: '15:00', endsAt: '09:00' }),
    ).toEqual([]);
  });
});

test.each([
  ['day-off', { startsOn: '2027-02-02', endsOn: '2027-02-01' }, ['endsOn']],
  ['vacancy', { startsOn: '2027-01-10', endsOn: '2027-01-09' }, ['endsOn']],
  ['vacancy', { startsOn: '2027-01-10', endsOn: null }, []],
  ['offer', { startsOn: '2027-02-01', endsOn: '2027-01-31' }, ['endsOn']],
  ['offer', { endsOn: '2027-01-31', price: 350 }, ['currency']],
  ['offer', { endsOn: '2027-01-31', price: 350, currency: 'EGP' }, []],
  ['booking-setting', { currency: 'EGY' }, ['currency']],
])('%s with %j has faults at %j', (noun, entry, faults) => expect(paths(noun, entry)).toEqual(faults));

test.each([
  ['100', []],
  ['99.50', []],
  ['٣٥٠', []],
  ['', []],
  ['0', ['depositAmount']],
  ['a hundred', ['depositAmount']],
])('a service may ask a deposit of "%s": %j', (depositAmount, expected) => {
  expect(paths('service', { depositAmount })).toEqual(expected);
});

describe('the questions of a service', () => {
  const question = (key: string, kind: string, more: object = {}) => ({
    ...{ key, kind, labelEn: key, labelAr: key },
    ...more,
  });
  const ears = question('ears', 'several_of', { choicesEn: 'Left\nRight\n', choicesAr: 'اليسرى\nاليمنى' });
  test('may depend on an earlier one, by a word or a choice of either language', () => {
    const questions = [
      question('allergy', 'yes_no'),
      ears,
      question('which', 'short_text', { shownIf: 'allergy', shownIfAnswer: 'نعم' }),
      question('since', 'date', { shownIf: 'ears', shownIfAnswer: 'right' }),
    ];
    expect(paths('service', { questions })).toEqual([]);
    expect(questionRows.parse(questions).map(({ shownIf }) => shownIf)).toEqual([
      ...[null, null],
      { key: 'allergy', answer: 'yes' },
      { key: 'ears', answer: '1' },
    ]);
    expect(questionRows.parse([ears])[0]?.choices).toEqual([
      { en: 'Left', ar: 'اليسرى' },
      { en: 'Right', ar: 'اليمنى' },
    ]);
  });
  test('have names of their own, the same choices in both languages, and conditions of one step', () => {
    const questions = [
      question('Allergy', 'yes_no'),
      question('Allergy', 'yes_no'),
      question('one', 'one_of', { choicesEn: 'alone' }),
      question('two', 'one_of', { choicesEn: 'a\nb', choicesAr: 'أ' }),
      question('later', 'short_text', { shownIf: 'ears', shownIfAnswer: 'Left' }),
      { ...ears, shownIf: 'two', shownIfAnswer: 'a' },
      question('step', 'short_text', { shownIf: 'ears', shownIfAnswer: 'Left' }),
      question('word', 'short_text', { shownIf: 'two', shownIfAnswer: 'c' }),
    ];
    const fields = ['0.key', '1.key', '1.key', '2.choicesEn', '3.choicesAr', '4.shownIf', '6.shownIf'];
    expect(paths('service', { questions })).toEqual(
      [...fields, '7.shownIfAnswer'].map((field) => `questions.${field}`),
    );
  });
});
