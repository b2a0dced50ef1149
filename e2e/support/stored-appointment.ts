import { queryDatabase } from './database';

export interface StoredAppointment {
  status: string;
  firstName: string;
  phone: string;
  locale: string;
  /** Instants in UTC. */
  startsAt: Date;
  endsAt: Date;
  /** Zone of the branch. */
  timeZone: string;
  /** Minutes of the doctor's time that the database guards for it. */
  claimedGrains: number;
}

/** The appointment as it lies in the database, or null. */
export function findAppointment(bookingNumber: string): StoredAppointment | null {
  const [row] = queryDatabase({
    sql: `SELECT a.status, a.first_name, a.phone, a.language, a.starts_at, a.ends_at, b.time_zone,
            (SELECT count(*) FROM claims c WHERE c.appointment = a.document_id AND c.resource LIKE 'doctor:%') AS atoms
          FROM appointments a
          JOIN branches b ON b.document_id = a.branch AND b.published_at IS NOT NULL
          WHERE a.booking_number = ? LIMIT 1`,
    values: [bookingNumber],
  });
  if (typeof row !== 'object' || row === null) return null;
  const value = (name: string): unknown => Reflect.get(row, name);
  return {
    status: String(value('status')),
    firstName: String(value('first_name')),
    phone: String(value('phone')),
    locale: String(value('language')),
    startsAt: new Date(Number(value('starts_at'))),
    endsAt: new Date(Number(value('ends_at'))),
    timeZone: String(value('time_zone')),
    claimedGrains: Number(value('atoms')),
  };
}
