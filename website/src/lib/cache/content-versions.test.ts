import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MINUTE_MS = 60_000;
let changes: typeof import('./content-changes');

beforeEach(async () => {
  // Memory of the process, which each test starts anew.
  Reflect.deleteProperty(globalThis, Symbol.for('clinic.process'));
  vi.resetModules();
  changes = await import('./content-changes');
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
});
afterEach(() => void vi.useRealTimers());

const isChanged = (time: number) => changes.isChangedSince({ tags: ['faq'], time });

test('a website that was not there is told in the first answer what changed meanwhile', () => {
  const changedAt = Date.now() - 60 * MINUTE_MS;
  changes.learnVersions({ faq: changedAt });
  expect(isChanged(changedAt - 1000)).toBe(true);
  // Clocks of two machines are not one.
  expect(isChanged(changedAt + 30_000)).toBe(true);
  expect(isChanged(changedAt + 2 * MINUTE_MS)).toBe(false);
});

test('a change just before the first answer may be missing in pages made until now', () => {
  changes.learnVersions({ faq: Date.now() - 1000 });
  expect(isChanged(Date.now())).toBe(true);
  vi.setSystemTime(Date.now() + 1);
  expect(isChanged(Date.now())).toBe(false);
});

test('another version is a change of just now, also an earlier one, and the same is none', () => {
  changes.learnVersions({ faq: 5, doctor: 5 });
  vi.setSystemTime(Date.now() + 1000);
  const heard: number[] = [];
  changes.onContentChange(() => heard.push(Date.now()));
  changes.learnVersions({ faq: 5, doctor: 5 });
  expect([heard, isChanged(Date.now())]).toEqual([[], false]);
  // Lower versions, like after a restore of the backend.
  changes.learnVersions({ faq: 4, doctor: 5 });
  expect([heard.length, isChanged(Date.now())]).toEqual([1, true]);
  expect(changes.isChangedSince({ tags: ['doctor'], time: Date.now() })).toBe(false);
});
