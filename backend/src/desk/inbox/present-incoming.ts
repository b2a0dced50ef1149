import { z } from 'zod';
import { type AppointmentRow, parseAppointment } from '../../appointments/record/appointment-rows';
import { accountOf, readActorNames } from '../../auth/accounts/staff-names';
import { mailState } from '../../contract/appointment-mails';
import type {
  IncomingAnswerKind,
  IncomingDetail,
  IncomingMessage,
  VisitMessage,
} from '../../contract/incoming-message';
import { freeUntil, type IncomingRow, STAFF_ANSWER } from '../../messaging/incoming-messages';
import { findStop } from '../../messaging/stopped-phones';
import type { Database } from '../../platform/database';
import { isoInstant } from '../../platform/instant';
import { showColumns } from '../../platform/show-columns';
import type { With } from '../../platform/with';
import { countAnswers, readIncomingHistory } from './incoming-rows';

async function readVisits(db: Database, rows: IncomingRow[]): Promise<Map<string, AppointmentRow>> {
  const ids = rows.flatMap(({ appointment }) => appointment ?? []);
  const found: unknown[] = await db('appointments').whereIn('document_id', ids).whereNull('erased_at');
  return new Map(found.map(parseAppointment).map((row) => [row.document_id, row]));
}

function present(row: IncomingRow, visit: AppointmentRow | undefined, answered: number): IncomingMessage {
  return {
    ...showColumns(row, ['document_id', 'at', 'channel', 'phone', 'kind', 'kind_name', 'text', 'place']),
    ...showColumns(row, ['handling', 'outcome']),
    visit: visit
      ? {
          ...showColumns(visit, ['document_id', 'booking_number', 'starts_at', 'time_zone']),
          ...showColumns(visit, ['first_name', 'last_name']),
        }
      : null,
    answered,
    isErased: row.erased_at !== null,
  };
}

export async function presentIncoming(db: Database, rows: IncomingRow[]): Promise<IncomingMessage[]> {
  const ids = rows.map(({ document_id: id }) => id);
  const [visits, answers] = await Promise.all([readVisits(db, rows), countAnswers(db, ids)]);
  return rows.map((row) =>
    present(row, visits.get(row.appointment ?? ''), answers.get(row.document_id) ?? 0),
  );
}

export function presentBeside(row: IncomingRow): VisitMessage {
  const { documentId, at, channel, kind, kindName, text, handling, outcome } = present(row, undefined, 0);
  return { documentId, at, channel, kind, kindName, text, handling, outcome };
}

/** The answers that can be given to a message now, and until when WhatsApp takes free words. */
export async function readAnswers(
  { db, now }: With<'db' | 'now'>,
  row: IncomingRow,
  visit: AppointmentRow | null,
): Promise<{ answers: IncomingAnswerKind[]; until: number | null }> {
  // A sender without a number cannot be written to.
  if (row.erased_at !== null || !row.phone.startsWith('+')) return { answers: [], until: null };
  const until = row.channel === 'whatsapp' ? await freeUntil({ db, now }, row.phone) : null;
  const isFree = row.channel === 'sms' || until !== null;
  const isAhead =
    visit?.phone === row.phone && ['pending', 'confirmed'].includes(visit.status) && visit.starts_at > now;
  const answers: IncomingAnswerKind[] = [];
  if (isFree) answers.push('times');
  // Its template is approved, so that it can be sent at any time.
  if (isAhead) answers.push('link');
  if (isFree) answers.push('call', 'text');
  return { answers, until };
}

/** The reference of the answer of staff that is given after so many others. */
export function answerReference(message: string, before: number): string {
  return `${message}:${before + 1}`;
}

const outboxRow = z.object({ reference: z.string(), state: mailState, delivery: z.string().nullable() });

export async function presentIncomingDetail(
  { db, member, now }: With<'db' | 'member' | 'now'>,
  row: IncomingRow,
): Promise<IncomingDetail> {
  const visit = (await readVisits(db, [row])).get(row.appointment ?? '') ?? null;
  const [history, { answers, until }, stop, found] = await Promise.all([
    readIncomingHistory(db, row.document_id),
    readAnswers({ db, now }, row, visit),
    findStop(db, row.phone),
    db('outbox_messages')
      .where({ kind: STAFF_ANSWER })
      .where('reference', 'like', `${row.document_id}:%`)
      .select('reference', 'state', 'delivery'),
  ]);
  const actors = history.map(({ actor }) => actor);
  const nameOf = await readActorNames(db, actors);
  const outbox = z.array(outboxRow).parse(found);
  const stateOf = (reference: string) => {
    const one = outbox.findLast((message) => message.reference === reference);
    return one?.delivery === 'undelivered' ? 'failed' : (one?.state ?? null);
  };
  let before = -1;
  return {
    ...present(row, visit ?? undefined, history.filter(({ action }) => action === 'answered').length),
    language: row.language,
    media: row.media_state === null ? null : { state: row.media_state, type: row.media_type },
    answers,
    freeUntil: isoInstant(until),
    remindersStopped: stop !== null,
    history: history.map(({ at, actor, action, answer, text }) => {
      if (action === 'answered') before += 1;
      return {
        at: isoInstant(at),
        by: { name: nameOf(actor), isYou: accountOf(actor) === member.documentId },
        action,
        answer,
        text,
        sent: action === 'answered' ? stateOf(answerReference(row.document_id, before)) : null,
      };
    }),
  };
}
