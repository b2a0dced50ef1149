import { createInterface } from 'node:readline/promises';
import { Fault } from './fault.mjs';

/**
 * Asks whoever is at the terminal.
 *
 * @param {string} question
 * @param {string} variable of the environment that answers in place of somebody
 * @throws {Fault} where nobody is there: readline would leave the question open, and the command would end as if all were well
 */
export async function askLine(question, variable) {
  const nobody = () => new Fault(`Nobody answers here: give ${variable} in the environment.`);
  // A file was piped in, say.
  if (process.stdin.readableEnded) throw nobody();
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  /** @type {PromiseWithResolvers<string>} */
  const ended = Promise.withResolvers();
  lines.once('close', () => ended.reject(nobody()));
  const answer = await Promise.race([lines.question(question), ended.promise])
    .catch(() => Promise.reject(nobody()))
    .finally(() => lines.close());
  return answer.trim();
}
