import { describe, expect, it } from 'vitest';
import { createSignFinder, type SignWords } from '@/contract/warning-signs';
import { type DemonstrationEntry, readDemonstration, readSigns } from './test/demonstration';
import { EMERGENCIES } from './test/emergencies';
import { HARMLESS } from './test/harmless';

// What must be warned of, and what must not, by the signs of the demonstration.

const wordsOf = ({ id, entry: { en, ar } }: { id: string; entry: DemonstrationEntry }) =>
  [en, ar].map((words) => ({ ...(words as Omit<SignWords, 'id'>), id }));
const find = createSignFinder([
  ...readSigns().flatMap((entry) => wordsOf({ id: entry.key, entry })),
  ...readDemonstration('symptoms').flatMap((entry) =>
    [entry.relations.redFlag ?? []].flat().flatMap((id) => wordsOf({ id, entry })),
  ),
]);
const signsIn = (said: string) => find(said).map(({ id }) => id);

const print = (title: string, list: readonly string[], all: number) =>
  process.stdout.write(`${title}: ${list.length} of ${all}.${list.map((one) => `\n  ${one}`).join('')}\n`);

describe('signs of danger', () => {
  it('are warned of, however they are said', () => {
    const missed = EMERGENCIES.filter((said) => signsIn(said).length === 0);
    print('Emergencies missed', missed, EMERGENCIES.length);
    expect(EMERGENCIES.length).toBeGreaterThanOrEqual(150);
    expect(missed.length).toBeLessThanOrEqual(EMERGENCIES.length / 100);
  });

  it('are seldom seen where there is none', () => {
    const raised = HARMLESS.filter((said) => signsIn(said).length > 0);
    print(
      'False alarms',
      raised.map((said) => `${said}: ${signsIn(said).join(', ')}`),
      HARMLESS.length,
    );
    expect(HARMLESS.length).toBeGreaterThanOrEqual(300);
    expect(raised.length).toBeLessThanOrEqual((HARMLESS.length * 3) / 100);
  });
});
