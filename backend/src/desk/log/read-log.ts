import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { timeColumns } from '../../appointments/record/appointment-rows';
import { attemptOf } from '../../audit/recorded-calls';
import { showSought } from '../../audit/searches';
import { readKeyNames } from '../../auth/accounts/staff-names';
import { USER } from '../../auth/accounts/users';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import { type LogAnswer, type LogEntry, type LogQuery, type LogSubject, logDetail } from '../../contract/log';
import { parseJson } from '../../contract/parse-json';
import { type Database, type Query, readPage } from '../../platform/database';
import { isoInstant, storedInstant } from '../../platform/instant';
import { pagesOf } from '../../platform/reply';
import { showColumns } from '../../platform/show-columns';
import { addDays, WallClock } from '../../scheduling/zone';

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

const accountList = z.array(z.object({ documentId: z.string(), email: z.string() }));
const appointment = z.object({ document_id: z.string(), booking_number: z.string() });
const message = z.object({ document_id: z.string(), created_at: storedInstant });
const block = z.object(timeColumns);

function filtered(db: Database, query: LogQuery, timeZone: string): Query {
  const { actor, subject, action, firstDay, lastDay } = query;
  const startOf = (day: string) => new Date(new WallClock(day, timeZone).reaches(0));
  const entries = db('log_entries');
  if (actor) entries.whereIn('actor', [`user:${actor}`, `key:${actor}`]);
  if (subject) entries.where('subject', subject);
  if (action) entries.where('action', action);
  if (firstDay) entries.where('at', '>=', startOf(firstDay));
  if (lastDay) entries.where('at', '<', startOf(addDays(lastDay, 1)));
  return entries;
}

const detailOf = logDetail.nullable().catch(null);

/** The detail of an entry; of a refused call also what it would have been. */
function readDetail(text: string | null): LogEntry['detail'] {
  const detail = detailOf.parse(parseJson(text ?? ''));
  if (typeof detail?.sought === 'string') return { ...detail, sought: showSought(detail.sought) };
  const attempt = typeof detail?.route === 'string' ? attemptOf(detail.route) : null;
  return attempt === null ? detail : { ...detail, attempt };
}

/** Returns readable names for ids of the log, without patient data: an appointment is shown by its number. */
async function nameSubjects(strapi: Core.Strapi, ids: string[]) {
  const db = strapi.db.connection;
  const rowsOf = async <Row extends { document_id: string }>(table: string, shape: z.ZodType<Row>) => {
    const rows = z.array(shape).parse(await db(table).whereIn('document_id', ids));
    return new Map(rows.map((row) => [row.document_id, row]));
  };
  const appointments = await rowsOf('appointments', appointment);
  const messages = await rowsOf('contact_messages', message);
  const incoming = await rowsOf('incoming_messages', message);
  const blocks = await rowsOf('time_blocks', block);
  const found = await strapi.db.query(USER).findMany({ where: { documentId: { $in: ids } } });
  const accounts = new Map(accountList.parse(found).map((one) => [one.documentId, one.email]));
  const keys = await readKeyNames(db, ids);
  const catalogue = await currentCatalogue(strapi);
  const { doctors } = catalogue.data;
  const presentBlock = (row: z.infer<typeof block>) => ({
    ...showColumns(row, ['starts_at', 'ends_at']),
    doctor: doctors[row.doctor]?.name ?? null,
    timeZone: catalogue.zoneOf(row.branch),
  });
  const actorOf = (id: string) => accounts.get(id) ?? keys.get(id) ?? null;
  return {
    actorOf,
    subjectOf: (id: string): LogSubject => {
      const time = blocks.get(id);
      const sent = (messages.get(id) ?? incoming.get(id))?.created_at;
      return {
        documentId: id,
        bookingNumber: appointments.get(id)?.booking_number ?? null,
        account: actorOf(id),
        messageSentAt: sent === undefined ? null : isoInstant(sent),
        block: time ? presentBlock(time) : null,
      };
    },
  };
}

export async function readLog(strapi: Core.Strapi, query: LogQuery): Promise<LogAnswer> {
  const db = strapi.db.connection;
  const { clinicZone: timeZone } = (await currentCatalogue(strapi)).data;
  const latestFirst = filtered(db, query, timeZone).orderBy('at', 'desc').orderBy('id', 'desc');
  const { found, total } = await readPage(latestFirst, query);
  const entries = z.array(row).parse(found);
  const accountOf = (actor: string) => /^(?:user|key):(.*)$/.exec(actor)?.[1] ?? null;
  const ids = entries.flatMap(({ actor, subject }) => [accountOf(actor), subject]);
  const named = await nameSubjects(strapi, [...new Set(ids.filter((one) => one !== null))]);
  return {
    data: entries.map((entry) => ({
      ...showColumns(entry, ['document_id', 'at', 'action', 'is_refused', 'address']),
      actor: named.actorOf(accountOf(entry.actor) ?? ''),
      subject: entry.subject === null ? null : named.subjectOf(entry.subject),
      detail: readDetail(entry.detail),
    })),
    meta: { pagination: pagesOf({ ...query, total }) },
  };
}
