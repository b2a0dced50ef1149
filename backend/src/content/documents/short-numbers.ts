import type { UID } from '@strapi/strapi';
import { nounOf, numberedNouns } from '../editorial/types';
import { type DocumentMiddleware, readDocumentId, readWriteParams } from './write-params';

const registry = 'short_numbers';
const writes = ['create', 'update', 'clone', 'publish', 'discardDraft'];
const maxAttempts = 50;

type Transaction = Parameters<Parameters<typeof strapi.db.transaction>[0]>[0]['trx'];

async function findNumber(entry: string, trx: Transaction): Promise<number | undefined> {
  const row: { number: number } | undefined = await strapi.db
    .connection(registry)
    .transacting(trx)
    .where({ entry })
    .first('number');
  return row?.number;
}

/** Gives a document its short number, from 1 within a kind and never used twice; throws when others always take the next. */
async function assignNumber(
  trx: Transaction,
  { kind, entry }: { kind: string; entry: string },
): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const existing = await findNumber(entry, trx);
    if (existing !== undefined) return existing;
    const last: { number?: unknown } | undefined = await strapi.db
      .connection(registry)
      .transacting(trx)
      .where({ kind })
      .max({ number: 'number' })
      .first();
    // A conflict is ignored rather than caught: on PostgreSQL an error would end the transaction.
    await strapi.db
      .connection(registry)
      .transacting(trx)
      .insert({ kind, entry, number: Number(last?.number ?? 0) + 1 })
      .onConflict()
      .ignore();
  }
  throw new Error(`No short number could be assigned to a ${kind}`);
}

/** Writes the number to every row of the document: both languages, draft and published. */
async function writeNumber(
  trx: Transaction,
  { uid, entry, number }: { uid: UID.ContentType; entry: string; number: number },
) {
  const { tableName } = strapi.db.metadata.get(uid);
  await strapi.db
    .connection(tableName)
    .transacting(trx)
    .where({ document_id: entry })
    .where((row) => row.whereNull('number').orWhereNot({ number }))
    .update({ number });
}

/** Gives a document the short number of its address at the first write: one for all languages, never changed. */
export const keepShortNumbers: DocumentMiddleware = async (context, next) => {
  const noun = nounOf(context.uid);
  if (!noun || !numberedNouns.includes(noun) || !writes.includes(context.action)) return next();
  const { data, documentId } = readWriteParams(context);
  if (data) delete data.number;
  return strapi.db.transaction(async ({ trx }) => {
    const result = await next();
    const entry = readDocumentId(result) ?? documentId;
    if (!entry || !result) return result;
    const number = await assignNumber(trx, { kind: noun, entry });
    await writeNumber(trx, { uid: context.uid, entry, number });
    return typeof result === 'object' && 'number' in result ? Object.assign(result, { number }) : result;
  });
};
