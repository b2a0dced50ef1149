import type { z } from 'zod';
import { windowOf } from '../../appointments/availability/availability';
import { isInScope } from '../../appointments/list/staff-access';
import { isReached } from '../../appointments/record/appointment-mails';
import { readTakenResources } from '../../appointments/record/taken-grains';
import type { Calendar, calendarQuery, DayEntry } from '../../contract/calendar';
import { isErased } from '../../contract/patient';
import { freeTime } from '../../platform/refusal';
import { showColumns } from '../../platform/show-columns';
import type { With } from '../../platform/with';
import type { Span } from '../../scheduling/contested';
import { mergeSpans } from '../../scheduling/merge-spans';
import { chooseResources } from '../../scheduling/resources';
import { workOfDay } from '../../scheduling/work-of-day';
import { addDays, WallClock } from '../../scheduling/zone';
import { dayEntries, type Free, readRoomUses, type TakenTime, takenTimes, usableTimes } from './taken-times';

type Asked = z.output<typeof calendarQuery>;

function presentEntry(
  { catalogue, member }: With<'catalogue' | 'member'>,
  entry: TakenTime | Free,
  asked: Asked,
): DayEntry {
  const time = freeTime(entry);
  if (entry.kind === 'blocked') {
    const { document_id: documentId, reason, branch } = entry.block;
    const isOwn = isInScope(member.scope, branch);
    return { kind: entry.kind, ...time, block: isOwn ? { documentId, reason } : null };
  }
  if (entry.kind !== 'appointment') return { kind: entry.kind, ...time };
  const { row, isOverbooked } = entry;
  return {
    kind: entry.kind,
    ...time,
    appointment: {
      ...showColumns(row, ['document_id', 'booking_number', 'version', 'status', 'attendance']),
      isWalkIn: row.walk_in,
      // Erased patients have no phone left, and no name that anybody should read.
      name: isErased(row) ? null : `${row.first_name} ${row.last_name}`,
      isOverbooked,
      // A doctor who works in two branches is busy here while there.
      elsewhere:
        row.branch === asked.branch
          ? null
          : (catalogue.data.branches[row.branch]?.name ?? row.booked_as.branch),
      isReached: isReached(row),
    },
  };
}

/** The days of a branch's doctors, or of one: free, held and blocked times, and appointments as this member may see them. */
export async function readCalendar(
  { db, catalogue, member, now }: With<'db' | 'catalogue' | 'member' | 'now'>,
  asked: Asked,
): Promise<{ data: Calendar['data']; rooms: Calendar['meta']['rooms'] }> {
  const { branch, from } = asked;
  const timeZone = catalogue.zoneOf(branch);
  const doctors = Object.values(catalogue.data.doctors).filter(
    ({ documentId }) =>
      catalogue.practice({ doctor: documentId, branch }) && (!asked.doctor || asked.doctor === documentId),
  );
  const dates = Array.from({ length: asked.days }, (_, index) => addDays(from, index));
  const startOf = (date: string) => new WallClock(date, timeZone).reaches(0);
  const taken = await takenTimes({
    db,
    scope: member.scope,
    doctors: doctors.map(({ documentId }) => documentId),
    from: startOf(from),
    to: startOf(addDays(from, asked.days)),
    now,
  });
  const service = asked.service ?? catalogue.data.rules.defaultService;
  const { closesAt } = windowOf({ catalogue, branch, now, isStaff: true });
  const slotsOf = ({ doctor, date }: { doctor: string; date: string }) =>
    service === null ? [] : catalogue.workingSlots({ doctor, branch, service, date });
  const isResourceTaken = await readTakenResources({
    ...{ db, now, holder: null },
    slots: doctors.flatMap(({ documentId: doctor }) => dates.flatMap((date) => slotsOf({ doctor, date }))),
  });
  const data = doctors.map(({ documentId, name }) => {
    const own = taken.filter((one) => one.doctor === documentId);
    const days = dates.map((date) => {
      const [start, end] = [startOf(date), startOf(addDays(date, 1))];
      const place = { doctor: documentId, branch, date };
      const slots = slotsOf(place).filter(
        ({ resources = [] }) => chooseResources(resources, isResourceTaken) !== null,
      );
      const entries = dayEntries(slots, own, { now, closesAt, branch }).filter(
        // One that began the evening before is still going on; one that begins after midnight is the next day's.
        ({ startsAt, endsAt }) => startsAt < end && endsAt > start,
      );
      const practice = catalogue.practice(place);
      return presentDay(date, practice ? workOfDay(practice, date) : { shifts: [], absences: [] }, entries);
    });
    const takesNoNewBookings =
      service !== null && catalogue.closedOf({ doctor: documentId, branch, service }) !== null;
    return { doctor: { documentId, name, takesNoNewBookings }, days };
  });
  const rooms = asked.doctor || asked.days > 1 ? [] : await presentRooms();
  return { data, rooms };

  function presentDay(
    date: string,
    work: { shifts: readonly Span[]; absences: readonly Span[] },
    entries: (TakenTime | Free)[],
  ) {
    return {
      date,
      shifts: work.shifts.map(freeTime),
      absences: work.absences.map(freeTime),
      entries: entries.map((entry) => presentEntry({ catalogue, member }, entry, asked)),
    };
  }

  /** The day of each room and device: open while some doctor is there, taken by the appointments that have it. */
  async function presentRooms(): Promise<Calendar['meta']['rooms']> {
    const resources = catalogue.data.resources.filter((one) => one.branch === branch);
    if (resources.length === 0) return [];
    const [start, end] = [startOf(from), startOf(addDays(from, 1))];
    const uses = await readRoomUses({ db, now }, { resources, from: start, to: end });
    const work = mergeSpans(
      doctors.flatMap(({ documentId: doctor }) => {
        const practice = catalogue.practice({ doctor, branch });
        return practice ? workOfDay(practice, from).shifts : [];
      }),
    );
    return resources.map((resource) => {
      const entries = (uses.get(resource.documentId) ?? []).flatMap(
        ({ appointment, startsAt, endsAt }): TakenTime[] => {
          const time = { startsAt, endsAt };
          if (appointment === null) return [{ kind: 'held', ...time, doctor: '' }];
          const known = taken.find(
            (one) => one.kind === 'appointment' && one.row.document_id === appointment,
          );
          return known ? [{ ...known, ...time }] : [{ kind: 'elsewhere', ...time, doctor: '' }];
        },
      );
      const day = presentDay(from, usableTimes(resource, work), entries);
      return { room: { documentId: resource.documentId, name: resource.name }, days: [day] };
    });
  }
}
