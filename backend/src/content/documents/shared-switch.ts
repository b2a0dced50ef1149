import { z } from 'zod';
import { type EditorialNoun, nounOf } from '../editorial/types';
import { type DocumentMiddleware, readDocumentId, readWriteParams } from './write-params';

const OF_EACH = ['takesNoNewBookings', 'confirmation'];
/** Attributes of which free times and bookings read one value for both languages. */
const SHARED: Partial<Record<EditorialNoun, readonly string[]>> = {
  doctor: [...OF_EACH, 'depositAmount'],
  branch: OF_EACH,
  service: [...OF_EACH, 'durationMinutes', 'depositAmount', 'depositMinutes', 'depositRefundHours'],
};
const WRITES = ['create', 'update', 'publish'];
const published = z.looseObject({ id: z.number() });

/** Makes these attributes count in both languages: Strapi publishes a shared one with the language of the open tab alone. */
export const shareSwitch: DocumentMiddleware = async (context, next) => {
  const noun = nounOf(context.uid);
  const shared = noun && SHARED[noun];
  if (!shared || !WRITES.includes(context.action)) return next();
  return strapi.db.transaction(async ({ trx }) => {
    const result = await next();
    const documentId = readDocumentId(result) ?? readWriteParams(context).documentId;
    if (!documentId) return result;
    const where = { documentId, publishedAt: { $notNull: true } };
    const found: unknown = await strapi.db.query(context.uid).findMany({ where, orderBy: [{ id: 'desc' }] });
    // Publishing makes a row anew, so the last one holds what was published last.
    const [latest, ...others] = z.array(published).parse(found);
    if (!latest || others.length === 0) return result;
    const { tableName, attributes } = strapi.db.metadata.get(context.uid);
    const columnOf = (name: string) =>
      z.object({ columnName: z.string() }).parse(attributes[name]).columnName;
    await trx(tableName)
      .whereIn(
        'id',
        others.map(({ id }) => id),
      )
      .update(Object.fromEntries(shared.map((name) => [columnOf(name), latest[name] ?? null])));
    return result;
  });
};

const EDITOR = '/content-manager/';

/** Makes "Unpublish" take an entry off the site in every language: the button sends one as text, all others a list. */
export const unpublishAllLanguages: DocumentMiddleware = async (context, next) => {
  if (context.action !== 'unpublish' || !nounOf(context.uid)) return next();
  const { params } = context;
  const { locale }: { locale?: unknown } = params;
  const isFromEditor = strapi.requestContext.get()?.path.startsWith(EDITOR) ?? false;
  if (!locale || (isFromEditor && typeof locale === 'string')) Object.assign(params, { locale: '*' });
  return next();
};
