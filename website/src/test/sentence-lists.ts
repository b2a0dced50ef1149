import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Sentences of a list beside this file, one a line. `emergencies.txt` must be warned of, `harmless.txt` must not; both grew in
 * parts that were written before they were tried, and `npm run learn-danger` learns from both. Nothing is learned from the lists
 * `*-unseen.txt`, so that they show what a stranger would meet.
 */
export const readSentences = (list: string): string[] =>
  readFileSync(join(import.meta.dirname, `${list}.txt`), 'utf8')
    .trim()
    .split('\n');

/**
 * Complaints of a list, each with what has to be among the first three results: keys of the demonstration's specialties, services,
 * doctors and branches, `a|b` where either is right, `!` before a warning sign.
 */
export const readComplaints = (list: string): { query: string; right: string[] }[] =>
  readSentences(list).map((line) => {
    const [query = '', right = ''] = line.split(' => ');
    return { query, right: right.split(' & ').filter(Boolean) };
  });
