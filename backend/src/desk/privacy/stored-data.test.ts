import { expect, test } from 'vitest';
import { readTypes } from '../../data-export/types';
import { FIELDS_OF_NO_PERSON } from './fields-of-no-person';
import { STORED_DATA } from './stored-data';

/** Fields of the register, as `table.field`. */
function listRegistered(): string[] {
  const stored = Object.values(STORED_DATA).flatMap((activity) => activity.stored);
  return [
    ...stored.flatMap(({ table, fields }) => Object.values(fields).map((names) => [table, names] as const)),
    ...Object.entries(FIELDS_OF_NO_PERSON),
  ].flatMap(([table, names]) => names.split(' ').map((name) => `${table}.${name}`));
}

test('every field of every type is in the register of processing once, or among those of no person', () => {
  const registered = listRegistered();
  expect(registered.filter((name, index) => registered.indexOf(name) !== index)).toEqual([]);
  const { types, components } = readTypes();
  const ours = [...types.filter(({ uid }) => uid.startsWith('api::')), ...components];
  const tables = new Set(ours.map(({ table }) => table));
  const there = ours.flatMap(({ table, attributes }) =>
    Object.keys(attributes).map((name) => `${table}.${name}`),
  );
  expect(there.filter((name) => !registered.includes(name))).toEqual([]);
  const gone = registered.filter((name) => tables.has(name.split('.')[0] ?? '') && !there.includes(name));
  expect(gone).toEqual([]);
});
