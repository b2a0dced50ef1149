import type { UID } from '@strapi/strapi';
import { z } from 'zod';
import type { Transaction } from '../../platform/database';
import { createSlug } from '../editorial/slug';
import { type EditorialNoun, nounOf, numberedNouns, slugSources, uidOf } from '../editorial/types';
import { refuseProblems } from './refuse-problems';
import { type DocumentMiddleware, readDocumentId, readWriteParams } from './write-params';

type StoredWords = Partial<Record<'slug' | 'name' | 'title', unknown>>;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function maxLengthOf(uid: UID.ContentType): number {
  const attribute = strapi.contentType(uid).attributes.slug;
  return attribute && 'maxLength' in attribute && attribute.maxLength ? attribute.maxLength : 140;
}

/** @throws {ValidationError} when another entry has the address that an editor asks for; links and people would mix the two up */
async function refuseTakenSlug(wanted: WantedSlug): Promise<void> {
  const owner = await findSlugOwner(wanted);
  if (owner === null) return;
  const message = {
    en: `“${owner}” already has this address. Write another one, or leave it empty.`,
    ar: `هذا العنوان مستخدم في «${owner}». اكتب عنوانًا آخر أو اتركه فارغًا.`,
  };
  refuseProblems([{ path: ['slug'], message }]);
}

/** Fills an empty slug from name or title, and normalises a written one. It stays when the name changes; a copy has its own. */
export const fillSlugs: DocumentMiddleware = async (context, next) => {
  const noun = nounOf(context.uid);
  const source = noun && slugSources[noun];
  const { data, documentId, locale = 'en' } = readWriteParams(context);
  if (!source || !data || !['create', 'update', 'clone'].includes(context.action)) return next();
  const find = async (language: unknown): Promise<StoredWords | null> => {
    const where = { documentId, locale: language, publishedAt: null };
    return documentId ? await strapi.db.query(context.uid).findOne({ where }) : null;
  };
  const stored = await find(locale);
  const maxLength = maxLengthOf(context.uid);
  const isCopy = context.action === 'clone';
  // The form of a copy, or of a language that is filled in from the other one, shows the address of what is copied.
  const copied = isCopy ? stored : stored ? null : await find({ $ne: locale });
  const given = copied && (data.slug ?? copied.slug) === copied.slug ? '' : data.slug;
  const wanted = given === undefined ? textOf(stored?.slug) : textOf(given);
  const slug =
    createSlug(wanted, maxLength) || createSlug(textOf(data[source]) || textOf(stored?.[source]), maxLength);
  const isAskedFor = textOf(given) !== '' && slug !== textOf(stored?.slug);
  const owner = isCopy ? undefined : documentId;
  if (isAskedFor && slug) await refuseTakenSlug({ noun, slug, locale, documentId: owner });
  // A new object: what the caller handed in may be written to a second entry, which must not get this address.
  Object.assign(context, { params: { ...context.params, data: { ...data, slug: slug || null } } });
  return next();
};

const rows = z.array(z.looseObject({ documentId: z.string() }));

interface WantedSlug {
  noun: EditorialNoun;
  slug: string;
  locale: string;
  /** Document id of the entry that wants it; undefined for a new one. */
  documentId: string | undefined;
}

export async function findSlugOwner({ noun, slug, locale, documentId }: WantedSlug): Promise<string | null> {
  const found: unknown = await strapi.db.query(uidOf(noun)).findMany({
    where: { slug, locale, ...(documentId ? { documentId: { $ne: documentId } } : {}) },
    limit: 1,
  });
  const [owner] = rows.parse(found);
  if (!owner) return null;
  const name = owner[slugSources[noun] ?? 'name'];
  return typeof name === 'string' ? name : slug;
}

const registry = 'short_numbers';
const writes = ['create', 'update', 'clone', 'publish', 'discardDraft'];
const maxAttempts = 50;

/** Gives a document its short number, from 1 within a kind and never used twice; throws when others always take the next. */
async function assignNumber(trx: Transaction, { kind, entry }: { kind: string; entry: string }) {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const row: { number: number } | undefined = await trx(registry).where({ entry }).first('number');
    if (row) return row.number;
    const last: { number?: unknown } | undefined = await trx(registry)
      .where({ kind })
      .max({ number: 'number' })
      .first();
    // A conflict is ignored rather than caught: on PostgreSQL an error would end the transaction.
    await trx(registry)
      .insert({ kind, entry, number: Number(last?.number ?? 0) + 1 })
      .onConflict()
      .ignore();
  }
  throw new Error(`No short number could be assigned to a ${kind}`);
}

/** Gives a document the short number of its address at the first write: one for all languages, never changed. */
export const keepShortNumbers: DocumentMiddleware = async (context, next) => {
  const noun = nounOf(context.uid);
  if (!noun || !numberedNouns.includes(noun) || !writes.includes(context.action)) return next();
  const { data, documentId } = readWriteParams(context);
  if (data) delete data.number;
  return strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    const result = await next();
    const entry = readDocumentId(result) ?? documentId;
    if (!entry || !result) return result;
    const number = await assignNumber(trx, { kind: noun, entry });
    // To every row of the document: both languages, draft and published.
    await trx(strapi.db.metadata.get(context.uid).tableName)
      .where({ document_id: entry })
      .where((row) => row.whereNull('number').orWhereNot({ number }))
      .update({ number });
    return typeof result === 'object' && 'number' in result ? Object.assign(result, { number }) : result;
  });
};
