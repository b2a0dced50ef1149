import type { Names } from '../src/catalogue/catalogue-data';

/** Who comes to a demonstration clinic, and what they write: of its `desk.json`, see `seed/README.md`. */
export interface Cast {
  /** What phones begin with, of exchanges that do not exist: four digits follow. The clinic's own end below 1000. */
  exchanges: readonly string[];
  men: readonly Names[];
  women: readonly Names[];
  children: readonly Names[];
  families: readonly Names[];
  /** What patients add to a booking. */
  notes: readonly Names[];
  /** What visitors write on the contact page. */
  messages: readonly Names[];
  /** What patients send by SMS and WhatsApp: a question, what stands under a picture, another question. */
  incoming: readonly Names[];
}
