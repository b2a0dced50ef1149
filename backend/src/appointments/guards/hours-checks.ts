import { readCatalogue } from '../../catalogue/catalogue-rows';
import { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { refuseProblems } from '../../content/documents/refuse-problems';
import {
  findAbsence,
  findBranchOfResource,
  findOtherSchedules,
  findSchedule,
} from '../../content/documents/stored-hours';
import {
  type DocumentMiddleware,
  readDocumentId,
  readWriteParams,
} from '../../content/documents/write-params';
import { listHoursProblems, outsideProblem } from '../../content/editorial/hours-problems';
import { nounOf } from '../../content/editorial/types';
import { isPostgres, type Transaction } from '../../platform/database';
import type { With } from '../../platform/with';
import { liveAppointments, placeOfVisit } from './live-appointments';
import { type HoursScope, listLeftOutside, markOutside, unmarkInside } from './outside-hours';

const WRITES = ['create', 'update', 'clone'];
const NOUNS = ['schedule', 'day-off', 'closure', 'resource'] as const;
type HoursNoun = (typeof NOUNS)[number];

/** Returns whose appointments an entry concerns as it is stored now; null when there is no such entry. */
async function readScope(noun: HoursNoun, id: string): Promise<HoursScope | null> {
  if (noun === 'schedule') {
    const schedule = await findSchedule(id);
    return schedule && { doctors: schedule.doctor === null ? [] : [schedule.doctor] };
  }
  if (noun === 'resource') {
    const branch = await findBranchOfResource(id);
    return branch === null ? null : { branches: [branch] };
  }
  const absence = await findAbsence(noun, id);
  if (!absence) return null;
  const { doctor, branch, startsOn: from, endsOn: to } = absence;
  if (noun === 'day-off') return { doctors: doctor === null ? [] : [doctor], from, to };
  return { ...(branch === null ? {} : { branches: [branch] }), from, to };
}

/** One editor at a time, so that two sets that clash cannot be saved in the same moment. */
export async function waitForOthers(trx: Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw(`SELECT pg_advisory_xact_lock(hashtext('hours'))`);
}

async function checkSchedule(id: string, now: number): Promise<void> {
  const saved = await findSchedule(id);
  if (!saved) return;
  refuseProblems(listHoursProblems(saved, await findOtherSchedules(saved), now));
}

async function checkDayOff(id: string): Promise<void> {
  const absence = await findAbsence('day-off', id);
  if (!absence || absence.doctor !== null) return;
  refuseProblems([{ path: ['doctor'], message: { en: 'Choose the doctor.', ar: 'اختر الطبيب.' } }]);
}

/** Refuses hours that leave live appointments outside, unless the editor says so; these go to the desk's list. */
async function keepAppointments(
  { trx, now }: With<'trx' | 'now'>,
  { scopes, isMeant }: { scopes: HoursScope[]; isMeant: boolean },
): Promise<void> {
  // A clinic that is being set up has no settings yet, without which there is nothing to read, and no appointments.
  const [some] = await liveAppointments({ db: trx, now }).limit(1);
  if (!some) return;
  const catalogue = new CatalogueSnapshot(await readCatalogue(strapi), '');
  for (const scope of scopes) {
    const outside = await listLeftOutside({ db: trx, catalogue, now }, { scope, asksAgain: true });
    if (!isMeant) refuseProblems(outsideProblem(outside.map(placeOfVisit)));
    await markOutside(trx, outside, now);
  }
  await unmarkInside(trx, catalogue, now);
}

/** Checks hours after they are written and before they are kept, when the whole of a partial change is known. */
export const checkHours: DocumentMiddleware = async (context, next) => {
  const noun = NOUNS.find((one) => one === nounOf(context.uid));
  if (!noun || !WRITES.includes(context.action)) return next();
  const { documentId, data } = readWriteParams(context);
  const isMeant = data?.saveDespiteAppointments === true;
  // The tick is for one saving.
  if (data) data.saveDespiteAppointments = false;
  return strapi.db.transaction(async ({ trx }) => {
    await waitForOthers(trx);
    const before = documentId && context.action === 'update' ? await readScope(noun, documentId) : null;
    const result = await next();
    const id = readDocumentId(result) ?? documentId;
    const now = Date.now();
    if (!result || !id) return result;
    if (noun === 'schedule') {
      await keepReplacesRegular(trx, id);
      await checkSchedule(id, now);
    }
    if (noun === 'day-off') await checkDayOff(id);
    const after = await readScope(noun, id);
    const scopes = [after, noun === 'schedule' || noun === 'resource' ? before : null].filter(
      (scope) => scope !== null,
    );
    await keepAppointments({ trx, now }, { scopes, isMeant });
    return result;
  });
};

/** Stores the field that readers query, from what the editor has chosen. */
async function keepReplacesRegular(trx: Transaction, id: string): Promise<void> {
  await trx('schedules')
    .where({ document_id: id })
    .update({
      replaces_regular: trx.raw(
        `CASE WHEN on_these_dates = 'replaces_regular_hours' THEN TRUE ELSE FALSE END`,
      ),
    });
}
