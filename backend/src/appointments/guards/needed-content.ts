import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { readCatalogue } from '../../catalogue/catalogue-rows';
import { languageOfEditor } from '../../content/documents/refuse-problems';
import { type DocumentMiddleware, readWriteParams } from '../../content/documents/write-params';
import { NAMED, neededWords } from '../../content/editorial/needed-words';
import { type EditorialNoun, nounOf } from '../../content/editorial/types';
import { countRows, type Transaction } from '../../platform/database';
import { isoInstant } from '../../platform/instant';
import { isInsideHours } from '../../scheduling/inside-hours';
import type { Practice } from '../../scheduling/slots';
import type { AppointmentRow } from '../record/appointment-rows';
import { listLive, liveAppointments, placeOfVisit } from './live-appointments';

const BOOKED = ['branch', 'doctor', 'service', 'specialty', 'organisation', 'resource'] as const;

function refuse(noun: EditorialNoun, name: string | null, total: number, next: AppointmentRow[]): never {
  const named = next.slice(0, NAMED).map(placeOfVisit);
  const appointments = named.map((one) => ({ ...one, startsAt: isoInstant(one.startsAt) }));
  const words = neededWords({ noun, name, total, next: named, language: languageOfEditor() });
  throw new errors.ApplicationError(words, { total, appointments });
}

const version = z.object({ name: z.string().nullish(), locale: z.string().nullish() });

/** The published versions that a removal takes away; a language that is only a draft is on no page. */
async function publishedIn(uid: UID.ContentType, documentId: string, locale: unknown) {
  const all = z
    .array(version)
    .parse(await strapi.db.query(uid).findMany({ where: { documentId, publishedAt: { $notNull: true } } }));
  if (locale === '*') return all;
  const chosen = Array.isArray(locale) ? locale : [locale ?? 'en'];
  return all.filter((one) => chosen.includes(one.locale));
}

const scheduleRow = z.object({
  doctor: z.object({ documentId: z.string() }).nullish(),
  branch: z.object({ documentId: z.string() }).nullish(),
});

/** Reads what a schedule covers before it is removed; returns a check that live appointments still have hours after it. */
async function watchSchedule(documentId: string, trx: Transaction) {
  const populate = { doctor: { select: ['documentId'] }, branch: { select: ['documentId'] } };
  const found = await strapi.db.query('api::schedule.schedule').findOne({ where: { documentId }, populate });
  const { doctor, branch } = scheduleRow.parse(found ?? {});
  if (!doctor || !branch) return async () => {};
  const booked = { doctor: doctor.documentId, branch: branch.documentId };
  // An appointment on the desk's list is known to be without hours.
  const live = (await listLive({ db: trx, now: Date.now() }, booked)).filter(
    ({ outside_since }) => outside_since === null,
  );
  if (live.length === 0) return async () => {};
  const practiceNow = async () =>
    (await readCatalogue(strapi)).practices[`${booked.doctor}|${booked.branch}`];
  const before = await practiceNow();
  return async () => {
    const after = await practiceNow();
    const uncovered = live.filter((row) => {
      const appointment = { startsAt: row.starts_at, endsAt: row.ends_at };
      const isInside = (practice: Practice | undefined) =>
        practice !== undefined && isInsideHours(practice, appointment);
      return isInside(before) && !isInside(after);
    });
    if (uncovered.length > 0) refuse('schedule', null, uncovered.length, uncovered);
  };
}

/**
 * Refuses to unpublish or delete, in one language or in all, what live appointments were booked with, and says how
 * many and which. Every way of removing content passes the document service: the editor's buttons, one entry or
 * many, releases, and calls.
 */
export const keepNeededContent: DocumentMiddleware = async (context, next) => {
  const noun = nounOf(context.uid);
  const { documentId } = readWriteParams(context);
  if (!noun || !documentId || !['unpublish', 'delete'].includes(context.action)) return next();
  const { locale }: { locale?: unknown } = context.params;
  const column = BOOKED.find((one) => one === noun);
  if (!column && noun !== 'schedule') return next();
  return strapi.db.transaction(async ({ trx }) => {
    if (!column) {
      const check = await watchSchedule(documentId, trx);
      const result = await next();
      await check();
      return result;
    }
    const removed = await publishedIn(context.uid, documentId, locale);
    if (removed.length === 0) return next();
    const given = { db: trx, now: Date.now() };
    const booked = { [column]: documentId };
    const total = await countRows(liveAppointments(given, booked));
    if (total === 0) return next();
    const [first] = [...removed].sort((one) => (one.locale === 'en' ? -1 : 1));
    return refuse(noun, first?.name ?? null, total, await listLive(given, booked, NAMED));
  });
};
