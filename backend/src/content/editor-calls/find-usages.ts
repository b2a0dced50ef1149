import type { UID } from '@strapi/strapi';
import { z } from 'zod';
import { languageOfEditor } from '../documents/refuse-problems';
import { editorialNouns, uidOf } from '../editorial/types';
import { titleFieldOf } from './rights';
import { type Target, type UsagePath, usagePaths } from './usage-paths';

const table = z.object({
  tableName: z.string(),
  attributes: z.record(z.string(), z.looseObject({ columnName: z.string().optional() })),
});

/** The rows of a type or component (`holder`) in whose text some words stand, also in JSON, which PostgreSQL has to cast. */
async function rowsWithText(holder: string, attribute: string, words: string): Promise<number[]> {
  const { tableName, attributes } = table.parse(strapi.db.metadata.get(holder));
  const column = attributes[attribute]?.columnName ?? attribute;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return await strapi.db
    .connection(tableName)
    .whereRaw(`cast(?? as text) like ? escape '\\'`, [column, pattern])
    .pluck('id');
}

/** State of an entry in one language, as far as it points at what was looked for. */
export interface UsageVersion {
  /** Null for types without languages. */
  language: string | null;
  /** `taken-out`: the published version still points there, the draft does not any more. */
  state: 'published' | 'draft' | 'taken-out';
}

export interface Usage {
  uid: UID.ContentType;
  documentId: string;
  /** Title by which editors know the entry; '' when it has no words of its own. */
  title: string;
  field: string;
  versions: UsageVersion[];
}

export type WantedPicture = { id: number; hash: string };

export type Wanted = { uid: UID.ContentType; documentId: string } | { picture: WantedPicture };

/** Most rows that are read of one field; an entry has up to four. */
const MOST_OF_A_FIELD = 400;

const idRows = z.array(z.object({ id: z.number() }));
const entryRow = z.looseObject({
  id: z.number(),
  documentId: z.string(),
  locale: z.string().nullish(),
  publishedAt: z.unknown(),
});
type EntryRow = z.infer<typeof entryRow>;

const targetOf = (wanted: Wanted): Target => ('picture' in wanted ? 'picture' : { uid: wanted.uid });

/** Returns what a row has to be for a way to lead from it to what is wanted. */
async function whereOf(path: string[], text: UsagePath['text'], wanted: Wanted) {
  const around = (steps: string[], leaf: Record<string, unknown>) =>
    steps.toReversed().reduce<Record<string, unknown>>((inner, name) => ({ [name]: inner }), leaf);
  if (!('picture' in wanted)) return around(path, { documentId: wanted.documentId });
  if (!text) return around(path, { id: wanted.picture.id });
  const holders = await rowsWithText(text.holder, text.attribute, wanted.picture.hash);
  return around(path.slice(0, -1), { id: { $in: holders } });
}

async function entriesWithPart(
  uid: UID.ContentType,
  path: UsagePath & { inZone: UID.Component },
  wanted: Wanted,
): Promise<number[]> {
  const where = await whereOf(path.inner, path.text, wanted);
  const parts: unknown = await strapi.db.query(path.inZone).findMany({ select: ['id'], where });
  const ids = idRows.parse(parts).map(({ id }) => id);
  if (ids.length === 0) return [];
  const attribute = strapi.db.metadata.get(uid).attributes[path.field];
  const table = z.object({ joinTable: z.object({ name: z.string() }) }).parse(attribute).joinTable.name;
  return await strapi.db
    .connection(table)
    .where({ component_type: path.inZone, field: path.field })
    .whereIn('cmp_id', ids)
    .pluck('entity_id');
}

async function rowsThatPoint(uid: UID.ContentType, path: UsagePath, wanted: Wanted): Promise<EntryRow[]> {
  const { inZone } = path;
  const where = inZone
    ? { id: { $in: await entriesWithPart(uid, { ...path, inZone }, wanted) } }
    : await whereOf([path.field, ...path.inner], path.text, wanted);
  const found: unknown = await strapi.db
    .query(uid)
    .findMany({ where, orderBy: { id: 'asc' }, limit: MOST_OF_A_FIELD });
  return z.array(entryRow).parse(found);
}

function versionsOf(rows: EntryRow[], hasDrafts: boolean): UsageVersion[] {
  const languages = [...new Set(rows.map(({ locale }) => locale ?? null))].sort((one) =>
    one === 'en' ? -1 : 1,
  );
  return languages.map((language) => {
    const own = rows.filter(({ locale }) => (locale ?? null) === language);
    const isPublished = !hasDrafts || own.some(({ publishedAt }) => publishedAt);
    const isInDraft = !hasDrafts || own.some(({ publishedAt }) => !publishedAt);
    return { language, state: !isPublished ? 'draft' : isInDraft ? 'published' : 'taken-out' };
  });
}

type IsVisible = (uid: UID.ContentType) => boolean;

/** Finds the entries of visible types that point at an entry or a picture, each once by field. Answered from the schemas. */
export async function findUsages(wanted: Wanted, isVisible: IsVisible): Promise<Usage[]> {
  const language = languageOfEditor();
  const usages: Usage[] = [];
  for (const uid of editorialNouns.map(uidOf).filter(isVisible)) {
    const schema = strapi.contentType(uid);
    const paths = usagePaths(schema, targetOf(wanted), { ...strapi.components });
    if (paths.length === 0) continue;
    const titleField = await titleFieldOf(uid);
    const hasDrafts = schema.options?.draftAndPublish === true;
    // A field can lead there in several ways, as a zone with parts of several kinds does: its entries are told once.
    const byField = new Map<string, EntryRow[]>();
    for (const path of paths) {
      const rows = await rowsThatPoint(uid, path, wanted);
      byField.set(path.field, [...(byField.get(path.field) ?? []), ...rows]);
    }
    for (const [field, rows] of byField) {
      for (const [documentId, own] of Map.groupBy(rows, (row) => row.documentId)) {
        const [named] = own.toSorted(
          (a, b) =>
            Number(b.locale === language) - Number(a.locale === language) ||
            Number(Boolean(a.publishedAt)) - Number(Boolean(b.publishedAt)),
        );
        const title = titleField === null ? null : named?.[titleField];
        usages.push({
          uid,
          documentId,
          title: typeof title === 'string' ? title : '',
          field,
          versions: versionsOf(own, hasDrafts),
        });
      }
    }
  }
  return usages;
}

const pictures = z.array(z.object({ id: z.number(), hash: z.string(), name: z.string() }));

export async function readPictures(ids: number[]) {
  const found: unknown = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: ids } }, orderBy: { id: 'asc' } });
  return pictures.parse(found);
}

/** Returns where a picture is shown, with the titles of entries that who asks may see and the number of the others. */
export async function findPictureUsages(picture: WantedPicture, isVisible: IsVisible) {
  const all = await findUsages({ picture }, () => true);
  const usages = all.filter(({ uid }) => isVisible(uid));
  const hidden = all
    .filter(({ uid }) => !isVisible(uid))
    .map(({ uid, documentId }) => `${uid} ${documentId}`);
  return { usages, notShown: new Set(hidden).size };
}
