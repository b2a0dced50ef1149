import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Fault } from './fault.mjs';

/**
 * Asks whoever is at the terminal.
 *
 * @param {string} question
 * @param {string} variable of the environment that answers in place of somebody
 * @param {boolean} [isSecret] shows nothing of what is typed
 * @throws {Fault} where nobody is there: readline would leave the question open, and the command would end as if all were well
 */
export async function askLine(question, variable, isSecret = false) {
  const nobody = () => new Fault(`Nobody answers here: give ${variable} in the environment.`);
  // A file was piped in, say.
  if (process.stdin.readableEnded) throw nobody();
  const isHidden = isSecret && process.stdin.isTTY;
  if (isHidden) process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const shown = isHidden ? { output: nowhere, terminal: true } : { output: process.stderr };
  const lines = createInterface({ input: process.stdin, ...shown });
  /** @type {PromiseWithResolvers<string>} */
  const ended = Promise.withResolvers();
  lines.once('close', () => ended.reject(nobody()));
  const answer = await Promise.race([lines.question(question), ended.promise])
    .catch(() => Promise.reject(nobody()))
    .finally(() => {
      lines.close();
      if (isHidden) process.stderr.write('\n');
    });
  return answer.trim();
}
