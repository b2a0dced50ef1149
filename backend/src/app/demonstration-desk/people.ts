import type { Cast } from '../../../seed/cast';
import type { Language, Names } from '../../catalogue/catalogue-data';
import { Random } from './random';

/** Somebody who comes, with whose phone. */
export interface Patient {
  firstName: string;
  lastName: string;
  age: number;
  /** E.164. */
  phone: string;
  language: Language;
  /** How the family pays: a number to choose one of a branch's organisations by, or null for cash. */
  payer: number | null;
}

const FIRST_LINE = 1000;
const LINES = 9000;
/** Odd to 9000, so that each line comes once before one comes again. */
const STEP = 7919;

/** How many share a phone. */
const SIZES = { 1: 60, 2: 22, 3: 12, 4: 6 };

export const CHILD_AGE = 14;

/**
 * The patients of one phone, grown up first: a family has one last name, one language and one way to pay.
 * @param number from 0 on; each has a phone of its own, up to 9,000 for each exchange
 */
export function makeFamily(seed: string, number: number, cast: Cast): Patient[] {
  const { exchanges, men, women, children, families } = cast;
  const random = new Random(seed, 'family', number);
  const line = FIRST_LINE + ((Math.floor(number / exchanges.length) * STEP) % LINES);
  const phone = `${exchanges[number % exchanges.length]}${line}`;
  const language: Language = random.chance(0.7) ? 'ar' : 'en';
  const payer = random.chance(0.3) ? random.whole(0, 59) : null;
  const family = random.pick(families);
  const size = Number(random.weighted(SIZES));
  const used = new Set<Names>();
  return Array.from({ length: size }, (_, index) => {
    const isChild = index > 0 && random.chance(0.8);
    const names = (isChild ? children : random.chance(0.5) ? women : men).filter((name) => !used.has(name));
    const name = random.pick(names);
    used.add(name);
    const age = isChild ? random.whole(1, CHILD_AGE) : random.whole(19, random.chance(0.3) ? 79 : 52);
    return { firstName: name[language], lastName: family[language], age, phone, language, payer };
  });
}
