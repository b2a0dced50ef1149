import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { errors } from '@strapi/utils';
import type { HashAnswer, HashRequest } from './hash-worker';

/** bcrypt looks at no more bytes than these. */
const BCRYPT_BYTES = 72;
/** Requests that may wait for their hash. Sign-ins come one by one (sign-in-gate.ts); the rest have shown who they are. */
const MAX_WAITING = 60;

/** A hash that no password has, so that an account that is not there costs the same time as one that is. */
const NOBODYS_HASH = '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi5xKZ0B0lYB6c5qk7mR4WQ8nq0Z6bW';

/**
 * A password as it is hashed: letters in one form however they were typed (Unicode NFC), and where that is more
 * than bcrypt looks at, its digest. 64 Arabic letters are 128 bytes.
 */
function hashed(password: string): string {
  const text = password.normalize('NFC');
  return Buffer.byteLength(text) <= BCRYPT_BYTES ? text : createHash('sha256').update(text).digest('base64');
}

interface Waiting {
  resolve: (answer: HashAnswer) => void;
  reject: (error: Error) => void;
}

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function fail(error: Error): void {
  worker = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function startWorker(): Worker {
  const started = new Worker(join(__dirname, 'hash-worker.js'));
  started.on('message', (answer: HashAnswer) => {
    waiting.get(answer.id)?.resolve(answer);
    waiting.delete(answer.id);
    if (waiting.size === 0) started.unref();
  });
  started.on('error', fail);
  return started;
}

/**
 * One hash after the other, in a thread beside the one that answers requests: a flood of sign-ins takes one core
 * and leaves the rest of the backend as quick as it was.
 * @throws RateLimitError when too many wait already
 */
function ask(request: Omit<HashRequest, 'id'>): Promise<HashAnswer> {
  if (waiting.size >= MAX_WAITING) throw new errors.RateLimitError('Too many sign-ins at once, try again');
  worker ??= startWorker();
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.ref();
    worker?.postMessage({ ...request, id } satisfies HashRequest);
  });
}

/** The hash to store for a password. @throws RateLimitError */
export async function hashPassword(password: string): Promise<string> {
  return (await ask({ password: hashed(password), hash: null })).hash;
}

/**
 * Whether a password belongs to a stored hash; null stands for an account that does not exist, and takes as long.
 * @throws RateLimitError
 */
export async function checkPassword({
  password,
  hash,
}: {
  password: string;
  hash: string | null;
}): Promise<boolean> {
  const { matches } = await ask({ password: hashed(password), hash: hash ?? NOBODYS_HASH });
  return matches && hash !== null;
}
