import { createHash } from 'node:crypto';
import { workTask } from '../../src/contract/work-proof';

/** Does the work that a refusal asks for, as a browser does; gives its proof. */
export function solveWork(details: unknown): string {
  const { salt, challenge, tries, signature } = workTask.parse(details);
  const hash = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex');
  const number = Array.from({ length: tries }, (_, index) => index).find((one) => hash(one) === challenge);
  return `${salt}.${number}.${signature}`;
}
