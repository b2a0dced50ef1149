import { queryDatabase } from './database';

/** The appointment as it lies in the database, or null. */
export function findAppointment(bookingNumber: string) {
  const [row] = queryDatabase(
    `SELECT a.status, a.first_name AS firstName, a.phone, a.language AS locale, a.starts_at, a.ends_at, b.time_zone,
        (SELECT count(*) FROM claims c WHERE c.appointment = a.document_id AND c.resource LIKE 'doctor:%') AS atoms
      FROM appointments a JOIN branches b ON b.document_id = a.branch AND b.published_at IS NOT NULL
      WHERE a.booking_number = ? LIMIT 1`,
    bookingNumber,
  );
  if (!row) return null;
  return {
    ...row,
    status: String(row.status),
    phone: String(row.phone),
    /** Instants in UTC. */
    startsAt: new Date(Number(row.starts_at)),
    endsAt: new Date(Number(row.ends_at)),
    /** Zone of the branch. */
    timeZone: String(row.time_zone),
    /** Minutes of the doctor's time that the database guards for it. */
    claimedGrains: Number(row.atoms),
  };
}

/** The contact messages from an address as they lie in the database, and how many mails tell of them. */
export function findMessages(email: string) {
  const written = 'SELECT document_id, name, message, language FROM contact_messages WHERE email = ?';
  const told = "SELECT id FROM outbox_messages WHERE kind = 'contact-message' AND reference = ?";
  const rows = queryDatabase(written, email);
  const mails = rows.flatMap(({ document_id }) => queryDatabase(told, document_id));
  return { messages: rows.map(({ document_id: _, ...message }) => message), mails: mails.length };
}
