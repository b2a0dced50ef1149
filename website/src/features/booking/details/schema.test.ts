import { expect, it } from 'vitest';
import { checkPerson, type Typed, toFaults } from './schema';

const limits = { country: 'EG', maxAge: 120, guardianAge: 18, notesMaxLength: 50 };
const typed: Typed = {
  ...{ firstName: 'Mona', lastName: 'Adel', phone: '01001234567', age: '34', email: '' },
  ...{ additionalNotes: '', contractType: 'cash', consent: 'on' },
};
const check = (changes: Partial<typeof typed>) => checkPerson({ ...typed, ...changes }, limits);
/** Says that the form is taken, with these facts of the person. */
const expectPerson = (changes: Partial<typeof typed>, person: object) =>
  expect(check(changes)).toMatchObject({ person });

it('a patient form gives the person in the form it is stored in', () =>
  expect(check({})).toEqual({
    person: {
      ...{ firstName: 'Mona', lastName: 'Adel', phone: '+201001234567', tellBy: null, age: 34 },
      ...{ guardianName: null, guardianRelation: null, guardianPhone: null, email: null, news: false },
      ...{ additionalNotes: null, contractType: 'cash', consent: true },
    },
  }));

it('a patient form takes a phone, an age, a name and an address as an Arabic keyboard types them, and keeps the lines of a note', () => {
  for (const phone of ['٠١٠٠١٢٣٤٥٦٧', '0100\u00a0123\u00a04567', '\u202a+20 100 123 4567\u202c'])
    expectPerson({ phone }, { phone: '+201001234567' });
  expectPerson({ age: '٣٤', firstName: '  منى   محمد ' }, { age: 34, firstName: 'منى محمد' });
  expectPerson({ email: 'mona٢٠@example.org ' }, { email: 'mona20@example.org' });
  expectPerson({ additionalNotes: ' one\r\ntwo ' }, { additionalNotes: 'one\ntwo' });
});

it('a patient form of a child needs somebody who agrees for them, and keeps nothing of one for others', () => {
  const mother = { guardianName: ' Huda  Adel ', guardianRelation: 'mother', guardianPhone: '' };
  expect(check({ age: '٧' })).toEqual({ faults: { guardianName: 'required', guardianRelation: 'required' } });
  expectPerson({ age: '7', ...mother }, { ...mother, guardianName: 'Huda Adel', guardianPhone: null });
  const noPhone = { ...mother, guardianPhone: '12' };
  expect(check({ age: '7', ...noPhone })).toEqual({ faults: { guardianPhone: 'invalid' } });
  expectPerson({ age: '18', ...noPhone }, { guardianName: null });
});

it.each<[Partial<typeof typed>, object]>([
  [{ firstName: '   ' }, { firstName: 'required' }],
  [{ lastName: 'x'.repeat(61) }, { lastName: 'tooLong' }],
  [{ phone: '12345' }, { phone: 'invalid' }],
  [{ tellBy: 'pigeon' }, { tellBy: 'invalid' }],
  [{ age: '-1' }, { age: 'tooSmall' }],
  [{ age: '121' }, { age: 'tooBig' }],
  [{ age: 'four' }, { age: 'invalid' }],
  [{ email: 'mona@' }, { email: 'invalid' }],
  [{ additionalNotes: 'x'.repeat(51) }, { additionalNotes: 'tooLong' }],
  [{ contractType: 'barter' }, { contractType: 'required' }],
  [{ consent: undefined }, { consent: 'consentRequired' }],
  [
    { phone: undefined, age: '' },
    { phone: 'required', age: 'required' },
  ],
])('a patient form refuses %o with one fault per field', (changes, faults) =>
  expect(check(changes)).toEqual({ faults }),
);

it('faults from the backend land on their fields, the first of each, and others are left out', () => {
  const told = ['phone invalid', 'phone tooLong', 'age somethingNew', 'startsAt notAvailable'];
  const faults = told.map((one) => one.split(' ')).map(([name = '', code = '']) => ({ path: [name], code }));
  expect(toFaults(faults)).toEqual({ phone: 'invalid', age: 'invalid' });
});
