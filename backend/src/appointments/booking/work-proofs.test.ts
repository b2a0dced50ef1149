import { expect, test } from 'vitest';
import { solveWork } from '../../../tests/support/solve-work';
import { WORK_MINUTES, workTask } from '../../contract/work-proof';
import { WorkProofs } from './work-proofs';

const proofs = new WorkProofs('a secret of this test only');
const now = Date.UTC(2026, 10, 27);
const idempotencyKey = 'a-key-of-a-form-1';

test('a task can be done within its tries, is good for its form alone and for its time alone, and a proof without work is none', () => {
  const task = workTask.parse(proofs.taskFor({ idempotencyKey, now }));
  const proof = solveWork(task);
  expect(proofs.isDone({ proof, idempotencyKey, now })).toBe(true);
  expect(proofs.isDone({ proof, idempotencyKey: 'a-key-of-a-form-2', now })).toBe(false);
  const over = now + WORK_MINUTES * 60_000;
  expect(proofs.isDone({ proof, idempotencyKey, now: over - 1 })).toBe(true);
  expect(proofs.isDone({ proof, idempotencyKey, now: over })).toBe(false);
  const [salt, number, signature] = proof.split('.');
  const later = `${(now + 10 ** 9).toString(36)}-${task.salt.split('-')[1]}`;
  const wrong = [
    ...['', `${salt}.${(Number(number) + 1) % task.tries}.${signature}`, `${later}.${number}.${signature}`],
    ...[`${salt}.${number}.${'0'.repeat(64)}`, `${salt}.${number}`],
  ];
  for (const one of wrong) expect(proofs.isDone({ proof: one, idempotencyKey, now })).toBe(false);
  expect(new WorkProofs('another').isDone({ proof, idempotencyKey, now })).toBe(false);
});
