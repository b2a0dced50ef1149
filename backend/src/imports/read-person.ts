import { z } from 'zod';
import { phoneOf } from '../appointments/record/booking-input';
import { plainNumbers } from '../contract/digits';
import { EMAIL_LENGTH, NAME_LENGTH, NOTES_LENGTH } from '../contract/limits';
import { manyLines } from '../contract/many-lines';
import { oneLine } from '../contract/one-line';
import type { NewPatient } from './imported-patients';
import { readDate, splitName } from './read-values';
import type { Fault, Row } from './work';

const email = z.email().max(EMAIL_LENGTH);
const OLDEST = 150;

/** Reads the first of several phones in a cell. Spreadsheets that took it for a number have cost it nought or plus. */
function readPhone(given: string, country: string | undefined): string | null {
  const all = plainNumbers(given);
  // A dash stands between two phones, and inside of one.
  for (const one of [all, ...[/[;,،؛/\n]|\s-\s/, '-'].map((sign) => all.split(sign)[0] ?? '')]) {
    // In 1.00123E+09 the last digits are lost.
    const text = /\dE\+?\d/i.test(one)
      ? ''
      : one
          .replace(/\.0+$/, '')
          .replace(/[^\d+]/g, '')
          .replace(/^00/, '+');
    if (text === '') return null;
    for (const tried of [text, `0${text}`, `+${text}`]) {
      const phone = phoneOf({ phone: tried, country });
      if (phone !== null) return phone;
    }
  }
  return null;
}

function readName(get: Row['get']): Pick<NewPatient, 'firstName' | 'lastName'> {
  const [name, first, last] = (['name', 'firstName', 'lastName'] as const).map((field) =>
    oneLine(get(field)),
  );
  if (first && last) return { firstName: first, lastName: last };
  return splitName(first || last || name || '');
}

/** Returns who a row is about. `country` is of the branch, for phones without a code. */
export function readPerson({ get }: Row, country: string | undefined, isDayFirst: boolean) {
  const faults: Fault[] = [];
  const { firstName, lastName } = readName(get);
  if (firstName === '') faults.push({ field: 'name', fault: 'required' });
  if (Math.max(firstName.length, lastName.length) > NAME_LENGTH)
    faults.push({ field: 'name', fault: 'tooLong' });
  const phone = readPhone(get('phone'), country);
  if (phone === null) faults.push({ field: 'phone', fault: get('phone') === '' ? 'required' : 'invalid' });
  const mail = plainNumbers(get('email')).toLowerCase();
  if (mail !== '' && !email.safeParse(mail).success) faults.push({ field: 'email', fault: 'invalid' });
  const born = get('birthDate');
  const birthDate = born === '' || /^0{4}-/.test(born) ? null : readDate(born, isDayFirst);
  if (born !== '' && birthDate === null && !/^0{4}-/.test(born))
    faults.push({ field: 'birthDate', fault: 'invalid' });
  const said = plainNumbers(get('age'));
  const age = /^\d+(?:\.0+)?$/.test(said) ? Math.trunc(Number(said)) : null;
  if (said !== '' && age === null) faults.push({ field: 'age', fault: 'invalid' });
  if (age !== null && age > OLDEST) faults.push({ field: 'age', fault: 'tooBig' });
  const notes = manyLines(get('notes'));
  if (notes.length > NOTES_LENGTH) faults.push({ field: 'notes', fault: 'tooLong' });
  if (faults.length > 0 || phone === null) return faults;
  return { firstName, lastName, phone, email: mail || null, birthDate, age, notes: notes || null };
}
