import { expect, it } from 'vitest';
import { SOMEONE_ELSE, typedOf } from './returning-rules';

const patient = (firstName: string, age: number, email: string | null) => ({
  ...{ firstName, lastName: 'Hany', age, email, label: `${firstName}, ${age}` },
});
const patients = [patient('Mona', 41, 'mona@example.org'), patient('Karim', 8, null)];
const known = { phone: '0100 123 4567', patients };

it('a patient known under a phone fills the form with what was written of them, and nothing of the one before', () => {
  const expected = { phone: '0100 123 4567', firstName: 'Karim', lastName: 'Hany', age: '8', email: '' };
  expect(typedOf(known, '1')).toEqual(expected);
});

it.each([SOMEONE_ELSE, '2', '-1', '', 'constructor'])('a known patient is nobody for %j', (chosen) =>
  expect(typedOf(known, chosen)).toMatchObject({ firstName: '', age: '', phone: '0100 123 4567' }),
);
