import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import type { Entry, Language, Names } from './catalogue-data';
import type { editorial } from './catalogue-schemas';

/** Returns what reads the rows of a type by a schema, of drafts too where `published` is false. */
export function reader(strapi: Core.Strapi, published = true) {
  const where = published ? { publishedAt: { $notNull: true } } : {};
  const orderBy = [{ id: 'asc' }];
  return async <Row>(
    uid: UID.ContentType,
    schema: z.ZodType<Row>,
    populate: Record<string, unknown> = {},
  ): Promise<Row[]> =>
    z.array(schema).parse(await strapi.db.query(uid).findMany({ where, populate, orderBy }));
}

const LANGUAGES: readonly Language[] = ['en', 'ar'];
export const onlyId = { select: ['documentId'] };

/** Brings the rows of a document, one per language, together; lists of relations are joined. */
export function byDocument<Row extends z.infer<typeof editorial>, Value extends Entry>(
  all: Row[],
  shape: (input: { entry: Entry; versions: Versions<Row> }) => Value,
): Record<string, Value> {
  const groups = groupByDocument(all);
  const result: Record<string, Value> = {};
  for (const [documentId, versions] of groups) {
    const number = versions[0].number ?? null;
    result[documentId] = shape({
      entry: {
        documentId,
        number,
        name: namesOf(versions, (row) => row.name),
        languages: LANGUAGES.filter((language) => versions.some((row) => row.locale === language)),
      },
      versions,
    });
  }
  return result;
}

type Versions<Row> = [Row, ...Row[]];

function groupByDocument<Row extends { documentId: string }>(all: Row[]): Map<string, Versions<Row>> {
  const groups = new Map<string, Versions<Row>>();
  for (const row of all) {
    const others = groups.get(row.documentId);
    groups.set(row.documentId, others ? [...others, row] : [row]);
  }
  return groups;
}

export function namesOf<Row extends { locale: string }>(versions: Row[], text: (row: Row) => string): Names {
  const any = versions.map(text)[0] ?? '';
  const find = (locale: string) => versions.filter((row) => row.locale === locale).map(text)[0] ?? any;
  return { en: find('en'), ar: find('ar') };
}

export function idsOf(lists: { documentId: string }[][]): string[] {
  return [...new Set(lists.flat().map((one) => one.documentId))].sort();
}
