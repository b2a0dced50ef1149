import type { PhoneChannel } from '../../contract/channels';
import { STAFF_ANSWER } from '../../messaging/incoming-answers';
import type { IncomingMessage } from '../../messaging/incoming-messages';
import type { Database } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import { OWN_MESSAGE, readMessageReference } from '../record/appointment-mails';
import { type AppointmentRow, parseAppointment } from '../record/appointment-rows';

interface Asked {
  /** The visits to come of a phone that is written to by the message's channel, or the one whose message is answered. */
  appointments: AppointmentRow[];
  /** The one that is answered, where there can be no doubt, and when its question was sent, epoch milliseconds. */
  answered: { row: AppointmentRow; since: number } | null;
}

/** Kinds in which somebody of the clinic has typed something: a "yes" may be about that. */
const TYPED = [OWN_MESSAGE, STAFF_ANSWER];

/** Returns when the present state of each of these appointments was told by a reminder, by document id. */
async function readReminded(
  db: Database,
  channel: PhoneChannel,
  appointments: AppointmentRow[],
): Promise<Map<string, number>> {
  const sent: { kind: string; reference: string; sent_at: unknown }[] = await db('outbox_messages')
    .where({ kind: 'visit-reminder', channel, state: 'sent' })
    .where((about) => {
      for (const { document_id } of appointments) about.orWhere('reference', 'like', `${document_id}:%`);
    })
    .select('kind', 'reference', 'sent_at');
  const reminded = new Map<string, number>();
  for (const row of sent) {
    const about = readMessageReference(row);
    const known = appointments.find(({ document_id }) => document_id === about?.appointment);
    // One that was moved since is another visit than the reminder spoke of.
    if (!known || known.sequence !== about?.sequence) continue;
    const at = storedInstant.parse(row.sent_at);
    reminded.set(known.document_id, Math.max(at, reminded.get(known.document_id) ?? 0));
  }
  return reminded;
}

/** Tells whether somebody of the clinic has written their own words to the phone since then. */
async function wasWrittenTo(db: Database, phone: string, since: number) {
  const found = await db('outbox_messages')
    .where({ recipient: phone, state: 'sent' })
    .whereIn('kind', TYPED)
    .where('sent_at', '>=', new Date(since))
    .first('id');
  return found !== undefined;
}

/** Finds the visits that a message can be about, and the one it answers. */
export async function findAsked(db: Database, message: IncomingMessage, now: number): Promise<Asked> {
  const rows: unknown[] = await db('appointments')
    .where({ phone: message.phone, tell_by: message.channel })
    .whereIn('status', ['pending', 'confirmed'])
    .where('starts_at', '>', new Date(now))
    .orderBy('starts_at');
  const appointments = rows.map(parseAppointment);
  if (message.repliesTo !== null) {
    const told = await db('outbox_messages')
      .where({ provider_id: message.repliesTo, recipient: message.phone })
      .first('kind', 'reference', 'sent_at');
    // An answer to a visit that is over, canceled or moved since is about no other one.
    if (told) {
      const about = readMessageReference(told);
      const row = appointments.find(({ document_id }) => document_id === about?.appointment) ?? null;
      const isSure = row?.sequence === about?.sequence && !TYPED.includes(told.kind);
      const since = told.sent_at === null ? 0 : storedInstant.parse(told.sent_at);
      return { appointments: row ? [row] : [], answered: row && isSure ? { row, since } : null };
    }
  }
  if (appointments.length === 0) return { appointments, answered: null };
  const reminded = await readReminded(db, message.channel, appointments);
  const sure = appointments.filter(({ document_id }) => reminded.has(document_id));
  const [row] = sure;
  const since = row && reminded.get(row.document_id);
  if (!row || since === undefined || sure.length > 1) return { appointments, answered: null };
  const isTyped = await wasWrittenTo(db, message.phone, since);
  return { appointments, answered: isTyped ? null : { row, since } };
}

/** The visit that a message stands beside for staff: the next one of its phone, else the last; null where there is none. */
export async function findBeside(db: Database, phone: string, now: number): Promise<AppointmentRow | null> {
  const of = () => db('appointments').where({ phone }).whereNull('erased_at');
  const next = await of()
    .whereIn('status', ['pending', 'confirmed'])
    .where('ends_at', '>', new Date(now))
    .orderBy('starts_at')
    .first();
  const found = next ?? (await of().orderBy('starts_at', 'desc').first());
  return found ? parseAppointment(found) : null;
}
