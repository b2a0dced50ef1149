import { languagesOf, relationTo } from '../../content/documents/relation-to';
import { uidOf } from '../../content/editorial/types';
import { oneLine } from '../../contract/one-line';
import type { Absence } from '../../scheduling/schedule';
import { addDays, DAY_MINUTES } from '../../scheduling/zone';
import { findEntries, insertEntries } from '../entry-rows';
import { contentFinder } from '../find-content';
import { readMoment } from '../read-values';
import { digest, type Handler, judge, keyOf, type Result, type Row, type Work } from '../work';
import { takeHours } from './hours';

type Moment = NonNullable<ReturnType<typeof readMoment>>;

/** The day ends with its last minute: an absence of one date ends on it. */
const LAST_MINUTE = DAY_MINUTES - 1;
const LONGEST_NOTE = 200;

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00.000`;

/** A span from one moment to another as what a doctor is absent for: hours of its first and last date, whole dates between. */
export function absencesOf(from: Moment, to: Moment): Absence[] {
  const of = (date: string, startsAt: number, endsAt: number): Absence[] =>
    startsAt < endsAt
      ? [{ startsOn: date, endsOn: date, startsAt: timeOf(startsAt), endsAt: timeOf(endsAt) }]
      : [];
  if (from.date > to.date) return [];
  const isWholeFirst = from.minutes === 0;
  const isWholeLast = to.minutes >= LAST_MINUTE;
  if (from.date === to.date && !(isWholeFirst && isWholeLast))
    return of(from.date, from.minutes, Math.min(to.minutes, LAST_MINUTE));
  const startsOn = isWholeFirst ? from.date : addDays(from.date, 1);
  const endsOn = isWholeLast ? to.date : addDays(to.date, -1);
  return [
    ...(isWholeFirst ? [] : of(from.date, from.minutes, LAST_MINUTE)),
    ...(startsOn <= endsOn ? [{ startsOn, endsOn, startsAt: null, endsAt: null }] : []),
    ...(isWholeLast ? [] : of(to.date, 0, to.minutes)),
  ];
}

/** Appointments inside are on the desk's list. */
const IS_MEANT = { saveDespiteAppointments: true };

async function writeDayOff({ strapi }: Work, id: string, absence: Absence & { note: string | null }) {
  const data = { ...absence, ...IS_MEANT, doctor: await relationTo({ noun: 'doctor', id }) } as never;
  return (await strapi.documents('api::day-off.day-off').create({ data })).documentId;
}

/** Writes a closure in each language of its branch. It stands on the branch's page: what staff wrote for themselves stays away. */
async function writeClosure({ strapi }: Work, id: string, absence: Absence): Promise<string> {
  const documents = strapi.documents('api::closure.closure');
  const [first = 'en', ...others] = await languagesOf({ noun: 'branch', id });
  const dataIn = (locale: string) =>
    ({ ...absence, ...IS_MEANT, branch: { documentId: id, locale } }) as never;
  const { documentId } = await documents.create({ locale: first, data: dataIn(first) });
  for (const locale of others) await documents.update({ documentId, locale, data: dataIn(locale) });
  return documentId;
}

/** Imports one absence: of the doctor named in the row, else of the branch. */
async function takeAbsence(work: Work, row: Row, doctor: string | null): Promise<Result> {
  const { choice, trx } = work;
  const [from, to] = (['startsAt', 'endsAt'] as const).map((field) =>
    readMoment(row.get(field), choice.isDayFirst),
  );
  if (!from) return [{ field: 'startsAt', fault: 'invalid' }];
  const absences = to ? absencesOf(from, to) : [];
  if (absences.length === 0) return [{ field: 'endsAt', fault: 'invalid' }];
  const whose = doctor ?? choice.branch;
  if (whose === null) return [{ field: 'branch', fault: 'required' }];
  const noun = doctor === null ? 'closure' : 'day-off';
  const sameAs = digest(JSON.stringify([whose, absences]));
  const id = row.get('id');
  const keys = absences.map((_, at) =>
    at === 0 ? keyOf(noun, { id, sameAs }) : keyOf(noun, { id: `${id || sameAs} ${at}`, sameAs }),
  );
  const [key = ''] = keys;
  const before = judge(work, { key, sameAs }, await findEntries(work.db, [key]));
  if (before) return before;
  const whom = doctor === null ? 'branch' : 'doctor';
  const results = absences.map(async (absence) => {
    const times = {
      startsAt: absence.startsAt ?? { $null: true },
      endsAt: absence.endsAt ?? { $null: true },
    };
    const where = { ...absence, ...times, [whom]: { documentId: whose } };
    return (await work.strapi.db.query(uidOf(noun)).count({ where })) > 0;
  });
  const isHere = (await Promise.all(results)).every(Boolean);
  if (isHere || !trx) return isHere ? 'known' : 'written';
  const note = oneLine(row.get('notes')).slice(0, LONGEST_NOTE);
  const entries: Parameters<typeof insertEntries>[2] = [];
  for (const [at, absence] of absences.entries()) {
    const entry =
      doctor === null
        ? await writeClosure(work, whose, absence)
        : await writeDayOff(work, doctor, { ...absence, note: note || null });
    entries.push({ noun: 'absences', key: keys[at] ?? key, sameAs, entry, isMade: true });
  }
  await insertEntries(trx, work.row.document_id, entries, work.now);
  return 'written';
}

/** Takes over what a doctor or the branch keeps free, and single dates with hours of their own. */
export const takeAbsences: Handler = async (work, rows) => {
  const doctorOf = await contentFinder(work, 'doctors', rows);
  const results: Result[] = [];
  for (const row of rows) {
    const name = row.get('doctor');
    const doctor = name === '' ? null : doctorOf(name);
    if (doctor === null && name !== '') results.push([{ field: 'doctor', fault: 'unknown' }]);
    else if (doctor !== null && row.get('hours') !== '')
      results.push(await takeHours(work, row, doctor, row.get('date')));
    else results.push(await takeAbsence(work, row, doctor));
  }
  return results;
};
