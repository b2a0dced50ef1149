import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';

/** Cost of a password hash: the one Strapi uses for accounts made in its editor. */
const COST = 10;

/** Job of the worker: to hash a password, or with `hash` given, to tell whether they belong together. */
export interface HashRequest {
  id: number;
  password: string;
  hash: string | null;
}

export interface HashAnswer {
  id: number;
  hash: string;
  matches: boolean;
}

parentPort?.on('message', ({ id, password, hash }: HashRequest) => {
  const answer: HashAnswer =
    hash === null
      ? { id, hash: hashSync(password, COST), matches: false }
      : { id, hash, matches: compareSync(password, hash) };
  parentPort?.postMessage(answer);
});
