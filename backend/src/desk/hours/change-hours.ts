import { errors } from '@strapi/utils';
import { z } from 'zod';
import { waitForOthers } from '../../appointments/guards/hours-checks';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { writeLog } from '../../audit/write-log';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { findSchedule } from '../../content/documents/stored-hours';
import type { HoursChange, HoursDay, HoursOutcome, HoursRequest } from '../../contract/hours';
import type { Refusal } from '../../contract/refusals';
import { inTransaction } from '../../platform/database';
import { type Outcome, orLeave, RefusedWithin, versionConflict } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { areDecided, presentVisit, readVisits, settleVisits } from './decide-visits';
import { findDaysOut, listClosures, listDaysOff, listSets, presentSet } from './hours-entries';
import { drawDays, listAbsences, readOffered, todayOf } from './read-hours';
import { writeEntry } from './write-entry';

interface Seen {
  catalogue: CatalogueSnapshot;
  hit: AppointmentRow[];
  days: HoursDay[];
}

/** Thrown to roll back a trial after everything has been written and checked. */
class TrialOver extends Error {
  constructor(readonly seen: Seen) {
    super('Nothing is kept of a trial');
  }
}

const problem = z.object({
  path: z.array(z.union([z.string(), z.number()]).transform(String)),
  message: z.string(),
  words: z.object({ en: z.string(), ar: z.string() }).optional(),
});
const problems = z.object({ errors: z.array(problem) });

/** Returns what an editor would have to correct, in both languages, with the field it lies in. */
function explain(error: InstanceType<typeof errors.ValidationError>): Refusal {
  const read = problems.safeParse(error.details);
  const found = read.success ? read.data.errors : [{ path: [], message: error.message, words: undefined }];
  return {
    name: 'HoursProblemsError',
    status: 400,
    message: 'These hours cannot be saved',
    details: {
      problems: found.map(({ path, message, words }) => ({
        path,
        message: words ?? { en: message, ar: message },
      })),
    },
  };
}

const undecided: Refusal = {
  name: 'VisitsUndecidedError',
  status: 409,
  message: 'Visits are outside that nothing was decided about',
  details: {},
};

/** Returns the stored version of the entry to change; null if it is gone or belongs to another doctor. */
async function currentVersion(change: HoursChange): Promise<string | null> {
  const id = change.entry?.documentId ?? '';
  if (change.what === 'schedule') {
    const set = await findSchedule(id);
    return set && set.doctor === change.doctor ? presentSet(set).version : null;
  }
  if (change.what === 'out-of-order') {
    const known = (await findDaysOut(id))?.daysOut.find(({ version }) => version === change.entry?.version);
    return known?.version ?? null;
  }
  const found = await (change.what === 'day-off' ? listDaysOff : listClosures)({ documentId: id });
  return found[0]?.version ?? null;
}

async function work({ strapi, trx, member, address, now }: Given & With<'trx'>, request: HoursRequest) {
  const { change, isTrial, visits } = request;
  await waitForOthers(trx);
  if (change.entry && (await currentVersion(change)) !== change.entry.version) orLeave(versionConflict());
  const { documentId, catalogue, hit: ids } = await writeEntry(trx, change, now);
  const hit = await readVisits(trx, ids);
  const week = request.week ?? todayOf(catalogue, now);
  const days = !('doctor' in change)
    ? []
    : drawDays(await listSets(change.doctor), await listAbsences({ doctor: change.doctor, week }), week);
  const seen = { catalogue, hit, days };
  if (isTrial) throw new TrialOver(seen);
  if (!areDecided(hit, visits)) throw new RefusedWithin(undecided);
  const counts = orLeave(await settleVisits({ strapi, trx, catalogue, member, address, now }, hit, request));
  const done = change.wanted === null ? 'removed' : change.entry === null ? 'added' : 'changed';
  const about = { subject: documentId, detail: { what: change.what, done, ...counts } };
  await writeLog({ db: trx, by: member.documentId, address, now }, 'hours.change', about);
  return seen;
}

type Given = With<'strapi' | 'member' | 'address' | 'now'>;

/**
 * Changes hours, a day off or a closure as an editor's write does, with a decision about each visit it leaves outside. A trial
 * is the same write, taken back at its end. Refused with 400 where the hours are wrong (HoursProblemsError), with 409 when
 * somebody was faster (VersionConflictError) or a visit is hit that nothing was decided about (VisitsUndecidedError).
 */
export async function changeHours(given: Given, request: HoursRequest): Promise<Outcome<HoursOutcome>> {
  const { strapi, now } = given;
  const outcome = await attempt(given, request);
  if (!outcome.ok) return outcome;
  const { catalogue, hit, days } = outcome.value;
  if (!request.isTrial) servicesOf(strapi).mailing.wake();
  const { change } = request;
  const offered = !('doctor' in change) ? [] : await readOffered({ strapi, catalogue, now }, change.doctor);
  return {
    ok: true,
    value: { visits: hit.map((row) => presentVisit(row, catalogue)), days, offered },
  };
}

async function attempt(given: Given, request: HoursRequest): Promise<Outcome<Seen>> {
  try {
    const seen = await inTransaction(given.strapi, (trx) => work({ ...given, trx }, request));
    return { ok: true, value: seen };
  } catch (error) {
    if (error instanceof TrialOver) return { ok: true, value: error.seen };
    if (error instanceof RefusedWithin) return { ok: false, refusal: error.refusal };
    if (error instanceof errors.ValidationError) return { ok: false, refusal: explain(error) };
    throw error;
  }
}
