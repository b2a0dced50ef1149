import { z } from 'zod';

/** Count of numbers to try: at most 1.5 s on a phone four to six times slower than a desktop, 4.5 s on one twenty times slower. */
export const WORK_TRIES = 10_000;
/** Minutes within which a task can be handed in. */
export const WORK_MINUTES = 30;

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const salt = z.string().regex(/^[0-9a-z]{1,9}-[0-9a-f]{32}$/);

/** A task for the visitor's browser: the number below `tries` of which `challenge` is the SHA-256, written behind `salt`. */
export const workTask = z.object({
  salt,
  challenge: digest,
  tries: z.number().int().min(1).max(1_000_000),
  signature: digest,
});
export type WorkTask = z.output<typeof workTask>;

/** Proof that a browser hands in: salt, number and signature of its task. */
export const workProof = z.string().regex(/^[0-9a-z]{1,9}-[0-9a-f]{32}\.\d{1,7}\.[0-9a-f]{64}$/);
