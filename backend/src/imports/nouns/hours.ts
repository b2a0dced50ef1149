import { relationTo } from '../../content/documents/relation-to';
import { findSchedules } from '../../content/documents/stored-hours';
import { listProblems } from '../../content/editorial/checks';
import { listHoursProblems, type StoredSchedule } from '../../content/editorial/hours-problems';
import { plainNumbers } from '../../contract/digits';
import { findEntries, insertEntries } from '../entry-rows';
import { contentFinder } from '../find-content';
import { readHours } from '../read-hours';
import { digest, type Fault, judge, keyOf, type Result, type Row, type Work } from '../work';

/** Longest visit and slot, as the editor's forms have them. */
const MOST = { minutes: 480, slotMinutes: 240 };

export function minutesOf(text: string, field: keyof typeof MOST): number | null | Fault[] {
  if (text === '') return null;
  const minutes = Number(plainNumbers(text));
  const isRight = Number.isInteger(minutes) && minutes >= 5 && minutes <= MOST[field];
  return isRight ? minutes : [{ field, fault: 'invalid' }];
}

/** Hours as editors are asked for them, so that what they would be refused is known before it is written. */
function setOf({ catalogue }: Work, { doctor, branch, date, hours, slotMinutes }: Hours): StoredSchedule {
  return {
    ...{ id: '', label: '', doctor, branch, slotMinutes, branchName: { en: '', ar: '' } },
    ...{ validFrom: date, validTo: date, replacesRegular: date !== null },
    onTheseDates: date === null ? null : 'replaces_regular_hours',
    timeZone: catalogue.zoneOf(branch),
    shifts: hours.map((shift) => ({
      ...shift,
      startsAt: `${shift.startsAt}:00.000`,
      endsAt: `${shift.endsAt}:00.000`,
    })),
  };
}

interface Hours {
  doctor: string;
  branch: string;
  /** Date of special hours; null for the usual week. */
  date: string | null;
  hours: NonNullable<ReturnType<typeof readHours>>;
  slotMinutes: number;
}

/** The hours of a doctor in a branch, where the row has some and there are none yet; or those of one date. */
export async function takeHours(work: Work, row: Row, doctor: string, date: string | null): Promise<Result> {
  const text = row.get('hours');
  if (text === '') return 'known';
  const hours = readHours(text);
  if (hours === null) return [{ field: 'hours', fault: 'invalid' }];
  const given = minutesOf(row.get('slotMinutes'), 'slotMinutes');
  if (Array.isArray(given)) return given;
  const find = await contentFinder(work, 'branches', [row]);
  const branch = row.get('branch') === '' ? work.choice.branch : find(row.get('branch'));
  if (!branch) return [{ field: 'branch', fault: row.get('branch') === '' ? 'required' : 'unknown' }];
  const sameAs = digest([doctor, branch, ...(date === null ? [] : [date])].join('|'));
  const key = keyOf('hours', { id: '', sameAs });
  const isKnown = judge(work, { key, sameAs }, await findEntries(work.db, [key])) !== null;
  const before = work.catalogue.practice({ doctor, branch });
  if (isKnown || (date === null && before)) return 'known';
  const usual = before?.schedules.at(0)?.slotMinutes ?? work.catalogue.data.rules.defaultSlotMinutes;
  const set = setOf(work, { doctor, branch, date, hours, slotMinutes: given ?? usual });
  const others = [
    ...(await findSchedules({ doctor: { documentId: doctor } })),
    ...(work.planned.hours.get(doctor) ?? []),
  ];
  if (listProblems('schedule', { ...set }).length > 0) return [{ field: 'hours', fault: 'invalid' }];
  if (listHoursProblems(set, others, work.now).length > 0) return [{ field: 'hours', fault: 'taken' }];
  if (!work.trx) {
    work.planned.hours.set(doctor, [...(work.planned.hours.get(doctor) ?? []), { ...set, id: key }]);
    return 'written';
  }
  const { documentId } = await work.strapi.documents('api::schedule.schedule').create({
    data: {
      doctor: await relationTo({ noun: 'doctor', id: doctor }),
      branch: await relationTo({ noun: 'branch', id: branch }),
      ...{ slotMinutes: set.slotMinutes, shifts: set.shifts },
      ...{ validFrom: set.validFrom, validTo: set.validTo, onTheseDates: set.onTheseDates },
      // Appointments outside are on the desk's list.
      saveDespiteAppointments: true,
    } as never,
  });
  const noun = date === null ? 'doctors' : 'absences';
  const made = { noun, key, sameAs, entry: documentId, isMade: true } as const;
  await insertEntries(work.trx, work.row.document_id, [made], work.now);
  return 'written';
}
