import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { attemptOf } from '../../audit/recorded-calls';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import type { Database, Query } from '../../platform/database';
import { isoInstant, storedInstant } from '../../platform/instant';
import { addDays, WallClock } from '../../scheduling/zone';
import { nameSubjects } from './name-subjects';

const PAGE_SIZE = 50;
const id = z.string().regex(/^[a-z0-9]{24}$/);

/** Which entries, from a query string. Unknown keys are refused. */
export const logQuery = z.strictObject({
  /** Document id of an account. */
  actor: id.optional(),
  /** Document id of what it was done to. */
  subject: id.optional(),
  action: z
    .string()
    .regex(/^[A-Za-z.]{1,40}$/)
    .optional(),
  /** Days as the clock of the clinic has them. */
  firstDay: z.iso.date().optional(),
  lastDay: z.iso.date().optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type LogQuery = z.infer<typeof logQuery>;

const row = z.object({
  document_id: z.string(),
  at: storedInstant,
  actor: z.string(),
  action: z.string(),
  subject: z.string().nullable(),
  is_refused: z.union([z.boolean(), z.number()]).transform(Boolean),
  detail: z.string().nullable(),
  address: z.string().nullable(),
});

interface Asked {
  db: Database;
  query: LogQuery;
  timeZone: string;
}

function filtered({ db, query, timeZone }: Asked): Query {
  const { actor, subject, action, firstDay, lastDay } = query;
  const startOf = (day: string) => new Date(new WallClock(day, timeZone).reaches(0));
  const entries = db('log_entries');
  if (actor) entries.where('actor', `user:${actor}`);
  if (subject) entries.where('subject', subject);
  if (action) entries.where('action', action);
  if (firstDay) entries.where('at', '>=', startOf(firstDay));
  if (lastDay) entries.where('at', '<', startOf(addDays(lastDay, 1)));
  return entries;
}

const detailOf = z.record(z.string(), z.unknown()).nullable().catch(null);

/** The detail of an entry; of a refused call also what it would have been. */
function readDetail(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const detail = detailOf.parse(JSON.parse(text));
    const attempt = typeof detail?.route === 'string' ? attemptOf(detail.route) : null;
    return attempt === null ? detail : { ...detail, attempt };
  } catch {
    return null;
  }
}

/** One page of the access log, the latest entry first, with what tells a person who and what each is about. */
export async function readLog({ strapi, query }: { strapi: Core.Strapi; query: LogQuery }) {
  const db = strapi.db.connection;
  const { clinicZone: timeZone } = (await currentCatalogue(strapi)).data;
  const asked = { db, query, timeZone };
  const found: unknown[] = await filtered(asked)
    .clone()
    .select('*')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((query.page - 1) * PAGE_SIZE);
  const [count] = await filtered(asked).count({ total: '*' });
  const entries = z.array(row).parse(found);
  const accountOf = (actor: string) => (actor.startsWith('user:') ? actor.slice('user:'.length) : null);
  const ids = entries.flatMap(({ actor, subject }) => [accountOf(actor), subject]);
  const named = await nameSubjects({ strapi, ids: [...new Set(ids.filter((one) => one !== null))] });
  const total = Number(count?.total ?? 0);
  return {
    data: entries.map((entry) => ({
      documentId: entry.document_id,
      at: isoInstant(entry.at),
      actor: named.accounts.get(accountOf(entry.actor) ?? '') ?? null,
      action: entry.action,
      isRefused: entry.is_refused,
      subject: entry.subject === null ? null : named.subjectOf(entry.subject),
      detail: readDetail(entry.detail),
      address: entry.address,
    })),
    meta: {
      pagination: { page: query.page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE), total },
    },
  };
}
