import { z } from 'zod';
import { withinScope } from '../../appointments/list/staff-access';
import { timeColumns } from '../../appointments/record/appointment-rows';
import { storedFacts, textNow } from '../../catalogue/booked-facts';
import { isolateLtr } from '../../contract/isolate';
import { oneLine } from '../../contract/one-line';
import { isErased } from '../../contract/patient';
import { STATUSES, type Status } from '../../contract/transitions';
import { CALENDAR_STATUS, calendarText, escaped, utc } from '../../documents/files/calendar-file';
import { readClinicName } from '../../documents/files/clinic-words';
import { publicHost, staffUrl } from '../../documents/files/read-sheet';
import { readRows } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { With } from '../../platform/with';
import { horizonEnd } from '../../scheduling/slots';
import { addDays, DAY_MINUTES, dateAt, MINUTE, minutesOfTime, WallClock } from '../../scheduling/zone';
import { readBlocks } from '../calendar/block-rows';
import type { FeedRow } from './feed-rows';
import { type AbsenceRow, readAbsences } from './read-absences';

const PAST_DAYS = 28;
/** Most appointments; more are cut off at the far end. */
const MOST_APPOINTMENTS = 10_000;
/** Refresh interval suggested to calendar programs; most ignore it. */
const REFRESH = 'PT5M';

const WORDS = {
  en: {
    number: 'Booking number',
    doctor: 'Doctor',
    branch: 'Branch',
    blocked: 'Not bookable',
    status: {
      pending: 'not confirmed yet',
      confirmed: 'confirmed',
      done: 'visit done',
      canceled: 'cancelled',
    } satisfies Record<Status, string>,
  },
  ar: {
    number: 'رقم الحجز',
    doctor: 'الطبيب',
    branch: 'الفرع',
    blocked: 'غير متاح للحجز',
    status: {
      pending: 'لم يُؤكَّد بعد',
      confirmed: 'مؤكد',
      done: 'تمت الزيارة',
      canceled: 'ملغى',
    } satisfies Record<Status, string>,
  },
} as const;

const appointment = z.object({
  ...timeColumns,
  booking_number: z.string(),
  service: z.string(),
  booked_as: storedFacts,
  first_name: z.string().transform(oneLine),
  last_name: z.string().transform(oneLine),
  phone: z.string(),
  status: z.enum(STATUSES),
  sequence: z.coerce.number(),
  updated_at: storedInstant,
});

type Asked = With<'strapi' | 'catalogue' | 'member' | 'now'> & { feed: FeedRow };

/** The doctors, the branches and the time (epoch milliseconds) that a feed shows. */
function extentOf({ catalogue, feed: { kind, subject }, now }: Asked) {
  const { doctors, branches, clinicZone, rules } = catalogue.data;
  const practises = (branch: string) => (doctor: string) =>
    catalogue.practice({ doctor, branch }) !== undefined;
  return {
    from: now - PAST_DAYS * DAY_MINUTES * MINUTE,
    to: horizonEnd(now, rules.horizonDays, clinicZone),
    doctors:
      kind === 'doctor'
        ? [subject]
        : Object.keys(doctors).filter(kind === 'branch' ? practises(subject) : () => true),
    branches:
      kind === 'doctor'
        ? catalogue.branchesOf(subject)
        : kind === 'branch'
          ? [subject]
          : Object.keys(branches),
  };
}

interface Given {
  uid: string;
  changedAt: number;
  sequence?: number;
  status?: string;
  when: string[];
  language: string;
  summary: string;
  more?: string[];
}

/** Returns the lines of an event; DTSTAMP is its last change, so that an unchanged feed has the same text. */
function eventLines(given: Given): string[] {
  const { uid, changedAt, sequence = 0, status = 'CONFIRMED', when, language, summary, more = [] } = given;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${publicHost()}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    `TRANSP:${status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'CLASS:PRIVATE',
    ...when,
    `SUMMARY;LANGUAGE=${language}:${escaped(summary)}`,
    ...more,
    'END:VEVENT',
  ];
}

const between = (startsAt: number, endsAt: number) => [`DTSTART:${utc(startsAt)}`, `DTEND:${utc(endsAt)}`];

async function appointmentEvents(asked: Asked): Promise<string[]> {
  const { strapi, catalogue, member } = asked;
  const { kind, subject, language } = asked.feed;
  const { from, to } = extentOf(asked);
  const { data } = catalogue;
  const words = WORDS[language];
  const query = withinScope(strapi.db.connection('appointments'), member.scope)
    .where('starts_at', '>=', new Date(from))
    .where('starts_at', '<', new Date(to))
    .orderBy([{ column: 'starts_at' }, { column: 'booking_number' }])
    .limit(MOST_APPOINTMENTS);
  if (kind !== 'clinic') query.where({ [kind]: subject });
  return (await readRows(appointment, query)).flatMap((row) => {
    const { booked_as: booked, booking_number: number, status } = row;
    const nameOf = (of: 'doctors' | 'services' | 'branches', id: string, was: typeof booked.doctor) =>
      textNow({ entry: data[of][id], now: data[of][id]?.name, booked: was, language }) ?? '';
    const doctor = nameOf('doctors', row.doctor, booked.doctor);
    const branch = nameOf('branches', row.branch, booked.branch);
    const isNamed = data.rules.showsNamesInCalendars && !isErased(row);
    const patient = isNamed ? `${row.first_name} ${row.last_name}` : isolateLtr(number);
    const said = status === 'confirmed' ? '' : ` (${words.status[status]})`;
    const parts = [patient, nameOf('services', row.service, booked.service)];
    if (kind !== 'doctor') parts.unshift(doctor);
    const description = [
      `${words.number}: ${isolateLtr(number)}`,
      `${words.doctor}: ${doctor}`,
      `${words.branch}: ${branch}`,
      words.status[status],
    ].join('\n');
    return eventLines({
      uid: number,
      changedAt: row.updated_at,
      sequence: row.sequence,
      status: CALENDAR_STATUS[status],
      when: between(row.starts_at, row.ends_at),
      language,
      summary: `${parts.filter(Boolean).join(' · ')}${said}`,
      more: [
        `DESCRIPTION;LANGUAGE=${language}:${escaped(description)}`,
        `LOCATION;LANGUAGE=${language}:${escaped(branch)}`,
        `URL:${staffUrl(language, row.document_id)}`,
      ],
    });
  });
}

async function blockEvents(asked: Asked): Promise<string[]> {
  const { strapi, catalogue } = asked;
  const { kind, language } = asked.feed;
  const { doctors, from, to } = extentOf(asked);
  const blocks = await readBlocks({ db: strapi.db.connection, doctors, from, to });
  return blocks.flatMap((block) => {
    const doctor = catalogue.data.doctors[block.doctor]?.name[language] ?? '';
    // A reason is free text of staff, which may name a patient.
    const reason = catalogue.data.rules.showsNamesInCalendars ? block.reason : '';
    const parts = [kind === 'doctor' ? '' : doctor, WORDS[language].blocked, reason];
    return eventLines({
      uid: `block-${block.document_id}`,
      changedAt: block.created_at,
      when: between(block.starts_at, block.ends_at),
      language,
      summary: parts.filter(Boolean).join(' · '),
    });
  });
}

/** Returns the events of an absence: one for whole days, one per date for some hours. */
function absenceEvents(absence: AbsenceRow, asked: Asked, first: string, last: string): string[] {
  const { documentId, startsOn, endsOn, startsAt, endsAt, updatedAt, text } = absence;
  const { language } = asked.feed;
  const common = { changedAt: updatedAt, language, summary: text };
  const day = (date: string) => date.replaceAll('-', '');
  if (startsAt === null || endsAt === null) {
    const when = [`DTSTART;VALUE=DATE:${day(startsOn)}`, `DTEND;VALUE=DATE:${day(addDays(endsOn, 1))}`];
    return eventLines({ ...common, uid: `absence-${documentId}`, when });
  }
  const [from, until] = [minutesOfTime(startsAt), minutesOfTime(endsAt)];
  const lines: string[] = [];
  for (
    let date = startsOn < first ? first : startsOn;
    date <= endsOn && date <= last;
    date = addDays(date, 1)
  ) {
    const clock = new WallClock(date, absence.timeZone);
    const span = clock.span({ from, to: until > from ? until : until + DAY_MINUTES });
    const when = between(span.startsAt, span.endsAt);
    lines.push(...eventLines({ ...common, uid: `absence-${documentId}-${day(date)}`, when }));
  }
  return lines;
}

/** A calendar of appointments, blocks, closures and days off (RFC 5545), up to the horizon; names only as the settings say. */
export async function readFeed(asked: Asked): Promise<string> {
  const { strapi, catalogue } = asked;
  const { kind, subject, language } = asked.feed;
  const { from, to, doctors, branches } = extentOf(asked);
  const { data } = catalogue;
  const [first, last] = [dateAt(from, data.clinicZone), dateAt(to, data.clinicZone)];
  const [clinic, appointments, blocks, absences] = await Promise.all([
    readClinicName(strapi, language),
    appointmentEvents(asked),
    blockEvents(asked),
    readAbsences({ strapi, catalogue }, language, { doctors, branches, from: first, to: last }),
  ]);
  const place = kind === 'clinic' ? undefined : (kind === 'doctor' ? data.doctors : data.branches)[subject];
  const name = escaped([place?.name[language], clinic].filter(Boolean).join(' – '));
  return calendarText([
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...appointments,
    ...blocks,
    ...absences.flatMap((absence) => absenceEvents(absence, asked, first, last)),
  ]);
}
