import { describe, expect, test } from 'vitest';
import { listProblems } from './checks';
import { questionRows } from './visit-questions';

const paths = (noun: string, entry: Record<string, unknown>) =>
  listProblems(noun, entry).map(({ path }) => path.join('.'));
const shift = (weekday: string, startsAt: string, endsAt: string) => ({ weekday, startsAt, endsAt });
const night = (...given: Parameters<typeof shift>) => ({ ...shift(...given), pastMidnight: true });
const open = (weekday: string, opensAt: string, closesAt: string) => ({ weekday, opensAt, closesAt });
const twice = [open('sunday', '09:00', '14:00'), open('sunday', '13:00', '20:00')];

test('a branch is in a zone there is, and may not open twice at once', () => {
  expect(paths('branch', { timeZone: 'America/Argentina/Buenos_Aires' })).toEqual([]);
  for (const timeZone of ['+02:00', 'Africa/Kairo'])
    expect(paths('branch', { timeZone })).toEqual(['timeZone']);
  expect(paths('branch', { workingHours: twice })).toEqual(['workingHours.1.closesAt']);
});

test('the booking settings may have lines that are open around the clock, and dates without any call', () => {
  const callHours = [open('sunday', '00:00', '00:00'), open('monday', '20:00', '02:00')];
  const callExceptions = [
    { date: '2026-11-23' },
    { date: '2026-11-24', opensAt: '09:00', closesAt: '12:00' },
  ];
  expect(paths('booking-setting', { callHours, callExceptions, callTimeZone: 'Africa/Cairo' })).toEqual([]);
});
test('the booking settings refuse overlapping lines, half a time, and a zone there is not', () => {
  const callExceptions = [{ date: '2026-11-23', opensAt: '09:00', closesAt: null }];
  const expected = ['callTimeZone', 'callHours.1.closesAt', 'callExceptions.0.closesAt'];
  const asked = { callHours: twice, callExceptions, callTimeZone: 'Cairo' };
  expect(paths('booking-setting', asked)).toEqual(expected);
});

test.each<Row>([
  ['with their words', { offersSms: true, phoneMessagesText: 'We write only about this visit.' }, []],
  ['without any, as none are offered', { offersSms: false, phoneMessagesText: null }, []],
  ['without words', { offersWhatsapp: true, phoneMessagesText: ' ' }, ['phoneMessagesText']],
  ['with half a rest', { quietFrom: '21:30' }, ['quietUntil']],
  ['with an empty rest', { quietFrom: '09:00', quietUntil: '09:00' }, ['quietUntil']],
])('messages to phones %s have faults where they should', (_, settings, faults) => {
  expect(paths('booking-setting', settings)).toEqual(faults);
});

test('a text to phones may be left empty or name what is known and nothing else, and the editor is told what can stand there', () => {
  const texts = { reminder: '{clinic}: نراك {date} الساعة {time}.\n{link}', confirmed: null, received: '' };
  expect(paths('message-text', texts)).toEqual([]);
  const [problem] = listProblems('message-text', { reminder: 'See you on {day}, {name}' });
  expect(problem?.path).toEqual(['reminder']);
  expect(problem?.message.en).toMatch(/by \{day\}\..*\{date\}/);
  expect(problem?.message.ar).toMatch(/\{day\}.*\{date\}/);
});
test('a schedule has no shifts that overlap, over midnight from Sunday to Monday too, and none without length or shorter than an appointment', () => {
  const overlapping = [shift('monday', '00:30', '02:00'), night('sunday', '22:00', '01:00')];
  expect(paths('schedule', { shifts: overlapping })).toEqual(['shifts.1.endsAt']);
  const shifts = [shift('monday', '09:00', '09:00'), shift('tuesday', '09:00', '09:15')];
  expect(paths('schedule', { shifts, slotMinutes: 20 })).toEqual(['shifts.0.endsAt', 'shifts.1.endsAt']);
  const said = (slotMinutes: number) =>
    listProblems('schedule', { shifts: [shift('monday', '09:00', '09:05')], slotMinutes })[0]?.message.ar;
  expect(said(10)).toContain('10 دقائق');
  expect(said(20)).toContain('20 دقيقة');
});
test.each([
  ['09:00', shift('monday', '17:00', '09:00'), ['shifts.0.endsAt']],
  ['09:00 of the next day', night('monday', '17:00', '09:00'), []],
  ['17:00 of the next day', night('monday', '09:00', '17:00'), ['shifts.0.pastMidnight']],
  ['00:00, which needs no tick', shift('monday', '17:00', '00:00'), []],
])('a schedule has a shift past midnight only where that is ticked: until %s', (_, one, faults) => {
  expect(paths('schedule', { slotMinutes: 20, shifts: [one] })).toEqual(faults);
});

type Row = [noun: string, entry: Record<string, unknown>, faults: string[]];
const SHORT = { startsOn: '2027-01-10', endsOn: '2027-01-11', startsAt: '15:00', endsAt: '09:00' };
const DAY = { startsOn: '2027-01-10', endsOn: '2027-01-10' };

test.each<Row>([
  ['day-off', DAY, []],
  ['day-off', { ...DAY, startsAt: '09:00' }, ['endsAt']],
  ['day-off', { ...SHORT, ...DAY }, ['endsAt']],
  ['day-off', SHORT, []],
  ['closure', { ...DAY, endsOn: '2027-01-09' }, ['endsOn']],
  ['schedule', { validFrom: '2027-03-09', validTo: '2027-02-08' }, ['validTo']],
  ['schedule', { validFrom: '2027-02-08', validTo: null }, []],
  ['vacancy', { startsOn: '2027-01-10', endsOn: '2027-01-09' }, ['endsOn']],
  ['offer', { startsOn: '2027-02-01', endsOn: '2027-01-31' }, ['endsOn']],
  ['offer', { endsOn: '2027-01-31', price: 350 }, ['currency']],
  ['offer', { endsOn: '2027-01-31', price: 350, currency: 'EGP' }, []],
  ['offer', { endsOn: '2027-01-31', price: 350, currency: 'EG' }, ['currency']],
  ['booking-setting', { currency: 'EGY' }, ['currency']],
  ...['99.50', ''].map((depositAmount): Row => ['service', { depositAmount }, []]),
  ['service', { depositAmount: '0' }, ['depositAmount']],
])('%s with %j has faults at %j', (noun, entry, faults) => expect(paths(noun, entry)).toEqual(faults));

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
    const conditions = [null, null, { key: 'allergy', answer: 'yes' }, { key: 'ears', answer: '1' }];
    expect(questionRows.parse(questions).map(({ shownIf }) => shownIf)).toEqual(conditions);
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
    const expected = [...fields, '7.shownIfAnswer'].map((field) => `questions.${field}`);
    expect(paths('service', { questions })).toEqual(expected);
  });
});
