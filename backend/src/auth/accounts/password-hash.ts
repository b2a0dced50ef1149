import { hash } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { errors } from '@strapi/utils';
import type { HashAnswer, HashRequest } from './hash-worker';

/** bcrypt looks at no more bytes than these. */
const BCRYPT_BYTES = 72;
/** Requests that may wait for a hash. Sign-ins come one by one (sign-in-throttle.ts); all others are authenticated. */
const MAX_WAITING = 60;

/** A hash that no password has, so that an account that is not there costs the same time as one that is. */
const NOBODYS_HASH = '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi5xKZ0B0lYB6c5qk7mR4WQ8nq0Z6bW';

/** A password as it is hashed: in Unicode NFC, and where that is more than bcrypt looks at, its digest. */
function hashed(password: string): string {
  const text = password.normalize('NFC');
  return Buffer.byteLength(text) <= BCRYPT_BYTES ? text : hash('sha256', text, 'base64');
}

interface Waiting {
  resolve: (answer: HashAnswer) => void;
  reject: (error: Error) => void;
}

/** Hashes passwords one by one in a worker thread, so that a flood of sign-ins uses one core only. */
export class PasswordHasher {
  private worker: Worker | null = null;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** The hash to store for a password. @throws RateLimitError when too many wait already */
  async hash(password: string): Promise<string> {
    return (await this.ask({ password: hashed(password), hash: null })).hash;
  }

  /** Tells whether a password belongs to a hash; null takes as long. Throws RateLimitError when too many wait already. */
  async check({ password, hash }: { password: string; hash: string | null }): Promise<boolean> {
    const { matches } = await this.ask({ password: hashed(password), hash: hash ?? NOBODYS_HASH });
    return matches && hash !== null;
  }

  /** Stops the thread; waiting requests are rejected. */
  async close(): Promise<void> {
    const { worker } = this;
    this.fail(new Error('The backend stops'));
    await worker?.terminate();
  }

  private fail(error: Error): void {
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  private start(): Worker {
    const started = new Worker(join(__dirname, 'hash-worker.js'));
    started.on('message', (answer: HashAnswer) => {
      this.waiting.get(answer.id)?.resolve(answer);
      this.waiting.delete(answer.id);
      if (this.waiting.size === 0) started.unref();
    });
    started.on('error', (error) => this.fail(error));
    return started;
  }

  private ask(request: Omit<HashRequest, 'id'>): Promise<HashAnswer> {
    if (this.waiting.size >= MAX_WAITING)
      throw new errors.RateLimitError('Too many sign-ins at once, try again');
    this.worker ??= this.start();
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker?.ref();
      this.worker?.postMessage({ ...request, id } satisfies HashRequest);
    });
  }
}
