import { expect, test } from 'vitest';
import { groupByPatient, readsAsOthers, type VisitRow } from './visit-rows';

const visit = (fields: Partial<VisitRow>): VisitRow => ({
  ...{ document_id: 'a', branch: 'b', first_name: 'Omar', last_name: 'Hassan', folded_name: null },
  ...{ phone: '+201001234567', age: 8, status: 'done', starts_at: 0, time_zone: 'Africa/Cairo' },
  ...fields,
});

test('appointments are grouped by patient who is a phone and a full name, however that is spelled; an erased one is nobody', () => {
  const groups = groupByPatient([
    visit({ document_id: '1', first_name: 'أمل' }),
    visit({ document_id: '2' }),
    visit({ document_id: '3', first_name: 'امل ' }),
    visit({ document_id: '4', phone: '+201009999999' }),
  ]);
  const ids = [...groups.values()].map((group) => group.map(({ document_id }) => document_id));
  expect(ids).toEqual([['1', '3'], ['2'], ['4']]);
  expect(groupByPatient([visit({ phone: '', first_name: 'erased', last_name: '' })]).size).toBe(0);
});

const years = (count: number) => count * 366 * 24 * 60 * 60 * 1000;

test.each<[Partial<VisitRow>, boolean]>([
  [{ phone: '+201009999999', first_name: 'OMAR' }, false],
  [{ age: 9, starts_at: years(1) }, false],
  [{ age: 11, starts_at: years(4) }, false],
  [{ first_name: 'Amr' }, true],
  [{ age: 38 }, true],
  [{ age: 8, starts_at: years(4) }, true],
])('two appointments read as those of two people by another name or age: with %j, %j', (fields, isOther) => {
  expect(readsAsOthers(visit({}), visit(fields))).toBe(isOther);
});
