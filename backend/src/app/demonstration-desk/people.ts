import type { Language, Names } from '../../catalogue/catalogue-data';
import { CHILDREN, FAMILIES, MEN, WOMEN } from './names';
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

/** Cairo 2000, Giza 3000, Alexandria 000: exchanges that do not exist (backend/seed/README.md). The clinic's own end below 1000. */
const EXCHANGES = ['+2022000', '+2023000', '+203000'];
const FIRST_LINE = 1000;
const LINES = 9000;
/** Odd to 9000, so that each line comes once before one comes again. */
const STEP = 7919;

/** How many share a phone. */
const SIZES = { 1: 60, 2: 22, 3: 12, 4: 6 };

export const CHILD_AGE = 14;

/**
 * The patients of one phone, grown up first: a family has one last name, one language and one way to pay.
 * @param number from 0 on; each has a phone of its own, up to 27,000
 */
export function makeFamily({ seed, number }: { seed: string; number: number }): Patient[] {
  const random = new Random(seed, 'family', number);
  const line = FIRST_LINE + ((Math.floor(number / EXCHANGES.length) * STEP) % LINES);
  const phone = `${EXCHANGES[number % EXCHANGES.length]}${line}`;
  const language: Language = random.chance(0.7) ? 'ar' : 'en';
  const payer = random.chance(0.3) ? random.whole(0, 59) : null;
  const family = random.pick(FAMILIES);
  const size = Number(random.weighted(SIZES));
  const used = new Set<Names>();
  return Array.from({ length: size }, (_, index) => {
    const isChild = index > 0 && random.chance(0.8);
    const names = (isChild ? CHILDREN : random.chance(0.5) ? WOMEN : MEN).filter((name) => !used.has(name));
    const name = random.pick(names);
    used.add(name);
    const age = isChild ? random.whole(1, CHILD_AGE) : random.whole(19, random.chance(0.3) ? 79 : 52);
    return { firstName: name[language], lastName: family[language], age, phone, language, payer };
  });
}
