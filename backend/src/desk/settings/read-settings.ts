import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type EditorialNoun, uidOf } from '../../content/editorial/types';
import type { ClinicSettings, SettingValue } from '../../contract/clinic-settings';
import { LANGUAGES } from '../../contract/patient';
import type { Language } from '../../platform/clinic-time';
import { type SettingShape, shapesOf } from './setting-fields';

/** A single type of Strapi whose fields managers change, and which of them. */
export interface SettingsType {
  noun: EditorialNoun;
  names: readonly string[];
  /** True when nothing stored means that all is empty, and the first change stores it. */
  mayBeMissing?: boolean;
}

const row = z.looseObject({ id: z.number(), documentId: z.string(), locale: z.string() });

const text = z.string().catch('');
const time = text.transform((value) => value.slice(0, 5));
const times = z.object({ opensAt: time, closesAt: time });
const weekHours = z.array(
  times.extend({ weekday: z.string() }).transform(({ weekday, ...hours }) => ({ day: weekday, ...hours })),
);
const dayHours = z.array(
  times.extend({ date: z.string() }).transform(({ date, ...hours }) => ({ day: date, ...hours })),
);
const service = z.object({ documentId: z.string() });

function readValue({ name, kind }: SettingShape, rows: z.output<typeof row>[]): SettingValue {
  const shared = rows[0]?.[name];
  const wordsOf = (language: Language) =>
    text.parse(rows.find(({ locale }) => locale === language)?.[name] ?? '');
  switch (kind) {
    case 'words':
      return { en: wordsOf('en'), ar: wordsOf('ar') };
    case 'weekHours':
      return weekHours.parse(shared ?? []);
    case 'dayHours':
      return dayHours.parse(shared ?? []);
    case 'service':
      // The relation of any language, as the catalogue takes it.
      return rows.map((one) => service.safeParse(one[name]).data?.documentId).find(Boolean) ?? '';
    case 'time':
      return time.parse(shared ?? '');
    case 'switch':
      return String(shared === true);
    default:
      return shared === null || shared === undefined ? '' : String(shared);
  }
}

/** The settings as they stand, and where; null when the type has never been filled in. */
export interface StoredSettings extends ClinicSettings {
  shapes: SettingShape[];
  /** Null where nothing is stored. */
  documentId: string | null;
  languages: Language[];
  /** The first row, for checks that look at the whole entry. */
  entry: Record<string, unknown>;
}

/** Reads the settings of a type, in the transaction of the caller where there is one. */
export async function readSettings(strapi: Core.Strapi, { noun, names, mayBeMissing = false }: SettingsType) {
  const shapes = shapesOf(strapi, noun, names);
  const populate = shapes.flatMap(({ name, kind }) =>
    ['service', 'weekHours', 'dayHours'].includes(kind) ? [name] : [],
  );
  const found = await strapi.db.query(uidOf(noun)).findMany({ populate, orderBy: [{ id: 'asc' }] });
  const rows = z.array(row).parse(found);
  const [first] = rows;
  if (!first && !mayBeMissing) return null;
  const fields = shapes.map(({ pattern: _, ...shape }) => ({
    ...shape,
    value: readValue({ ...shape, pattern: null }, rows),
  }));
  const values = JSON.stringify(fields.map(({ name, value }) => [name, value]));
  return {
    version: createHash('sha256').update(values).digest('hex').slice(0, 32),
    fields,
    shapes,
    documentId: first?.documentId ?? null,
    languages: LANGUAGES.filter((language) => rows.some(({ locale }) => locale === language)),
    entry: first ?? {},
  };
}
