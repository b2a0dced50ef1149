import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { backendDir, root } from './project.mjs';

/**
 * DEMO=dental: a command works with another demonstration clinic, its theme and a database of its own, beside the one of
 * backend/.env, which is left alone. Without DEMO nothing changes.
 *
 * @param {Record<string, string | undefined>} env the environment of the process, which is completed
 * @throws {Fault} when there is no such clinic
 */
export function chooseDemonstration(env) {
  const { DEMO } = env;
  if (!DEMO) return;
  const isKnown =
    /^[a-z][a-z-]*$/.test(DEMO) &&
    existsSync(join(backendDir, 'seed', DEMO, 'content')) &&
    existsSync(join(root, 'themes', DEMO));
  if (!isKnown)
    throw new Fault(
      `There is no demonstration clinic "${DEMO}": it needs backend/seed/${DEMO} and themes/${DEMO}.`,
    );
  Object.assign(env, {
    SEED: DEMO,
    THEME: env.THEME || DEMO,
    DATABASE_URL: '',
    DATABASE_FILE: env.DATABASE_FILE || join('data', `${DEMO}.db`),
    VALKEY_URL: '',
  });
}
