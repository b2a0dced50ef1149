import type { Desk } from '../../../seed/load/desk';
import type { Language } from '../../catalogue/catalogue-data';
import { Random } from './random';

export interface Patient {
  firstName: string;
  lastName: string;
  age: number;
  /** E.164. */
  phone: string;
  language: Language;
  /** Number to choose one of a branch's organisations by, or null for cash. */
  payer: number | null;
}

const FIRST_LINE = 1000;
const LINES = 9000;
/** Coprime with 9000, so that every line is used once before one repeats. */
const STEP = 7919;
const SIZES = [1, 1, 1, 1, 1, 1, 1, 1, 2, 3];

export const CHILD_AGE = 14;

/** Makes the patients of phone `number` (from 0), the adult first, with the same last name, language and payer. */
export function makeFamily(desk: Desk, seed: string, number: number): Patient[] {
  const { exchanges, men, women, children, families } = desk;
  const random = new Random(seed, 'family', number);
  const line = FIRST_LINE + ((Math.floor(number / exchanges.length) * STEP) % LINES);
  const phone = `${exchanges[number % exchanges.length]}${line}`;
  const language: Language = random.chance(0.7) ? 'ar' : 'en';
  const payer = random.chance(0.3) ? random.whole(0, 59) : null;
  const lastName = random.pick(families)[language];
  const used = new Set<string>();
  return Array.from({ length: random.pick(SIZES) }, (_, index) => {
    const isChild = index > 0 && random.chance(0.8);
    const names = isChild ? children : random.chance(0.5) ? women : men;
    const firstName = random.pick(names.map((name) => name[language]).filter((name) => !used.has(name)));
    used.add(firstName);
    const age = isChild ? random.whole(1, CHILD_AGE) : random.whole(19, random.chance(0.3) ? 79 : 52);
    return { firstName, lastName, age, phone, language, payer };
  });
}
