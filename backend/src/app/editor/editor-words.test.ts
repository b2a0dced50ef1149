import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { nounOf } from '../../content/editorial/types';
import { EDITOR_ACCESS } from './editor-roles';
import { EDITOR_LISTS } from './lists';
import { editorTranslations } from './translations';
import { EDITOR_WORDS } from './words/all';
import choices from './words/choices.json';

const source = join(__dirname, '..', '..');
/** Fields that the backend itself gives, or another field replaces; no form shows them. */
const NOT_FOR_EDITORS = ['number', 'replacesRegular', 'isVerified'];

const field = z.object({
  type: z.string(),
  target: z.string().optional(),
  enum: z.array(z.string()).optional(),
});
const schemaShape = z.object({
  info: z.object({ displayName: z.string() }),
  attributes: z.record(z.string(), field),
});

const read = (file: string) => schemaShape.parse(JSON.parse(readFileSync(file, 'utf8')));

function schemasOfTypes() {
  return readdirSync(join(source, 'api'))
    .map((name) => ({
      uid: `api::${name}.${name}`,
      file: join(source, 'api', name, 'content-types', name, 'schema.json'),
    }))
    .flatMap(({ uid, file }) => (existsSync(file) ? [{ uid, schema: read(file) }] : []))
    .filter(({ uid }) => nounOf(uid) !== undefined);
}

function schemasOfComponents() {
  return readdirSync(join(source, 'components')).flatMap((group) =>
    readdirSync(join(source, 'components', group)).map((file) => ({
      uid: `${group}.${file.replace('.json', '')}`,
      schema: read(join(source, 'components', group, file)),
    })),
  );
}

const schemas = [...schemasOfTypes(), ...schemasOfComponents()];

it.each(schemas)('each field and choice of $uid is named in both languages, with help', ({ uid, schema }) => {
  const { name, fields } = EDITOR_WORDS[uid] ?? { name: { en: '' }, fields: {} };
  expect(name.en).toBe(schema.info.displayName);
  const wanted = Object.keys(schema.attributes).filter((one) => !NOT_FOR_EDITORS.includes(one));
  expect(Object.keys(fields).toSorted()).toEqual(wanted.toSorted());
  for (const { label, help } of Object.values(fields)) {
    for (const words of [label.en, help.en]) expect(words).toMatch(/[A-Za-z]{2}/);
    for (const words of [label.ar, help.ar]) expect(words).toMatch(/[\u0621-\u064A]{2}/);
  }
  const values = Object.values(schema.attributes).flatMap((attribute) => attribute.enum ?? []);
  expect(
    values.filter((value) => !(value in choices)),
    'missing in words/choices.json',
  ).toEqual([]);
});

it('the words of the editor speak of what is there alone, and of types whose rights are settled: add a new one to EDITOR_ACCESS in editor-roles.ts; they list every type by fields that it has, and are given to the editor’s screens in the language of the editor', () => {
  expect(Object.keys(EDITOR_WORDS).toSorted()).toEqual(schemas.map(({ uid }) => uid).toSorted());
  const nouns = schemasOfTypes().map(({ uid }) => uid.replace(/^api::.*\./, ''));
  expect(Object.keys(EDITOR_ACCESS).toSorted()).toEqual(nouns.toSorted());

  for (const [uid, { columns, sortBy }] of Object.entries(EDITOR_LISTS)) {
    const attributes = schemas.find((one) => one.uid === uid)?.schema.attributes ?? {};
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining([...columns, sortBy]));
  }
  expect(editorTranslations('ar')['content-manager.content-types.api::doctor.doctor.name']).toBe('الاسم');
  expect(editorTranslations('en')['content-manager.components.clinic.shift.endsAt']).toBe('Ends');
  expect(editorTranslations('ar').Doctor).toBe('طبيب');
});
