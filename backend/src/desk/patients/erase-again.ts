import type { Core } from '@strapi/strapi';
import { listWithdrawn, withdrawConsent } from '../../appointments/changes/consents';
import {
  type AppointmentRow,
  findAppointment,
  parseAppointment,
  updateAppointment,
} from '../../appointments/record/appointment-rows';
import { freeClaims } from '../../appointments/record/claims-table';
import { insertEvents } from '../../appointments/record/history-rows';
import { GONE } from '../../appointments/record/patient-columns';
import { writeLog } from '../../audit/write-log';
import { removeCards } from '../../cards/remove-cards';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import { CONSENTS } from '../../contract/consent';
import { isErased } from '../../contract/patient';
import { eraseImported, findImportedPatients } from '../../imports/imported-patients';
import { stopReminders } from '../../messaging/stopped-phones';
import { inParts, inTransaction, readRows, type Transaction } from '../../platform/database';
import { type Erasures, readErasures } from '../../platform/erasure-file';
import { mapEach } from '../../platform/map-each';
import { DAY } from '../../scheduling/zone';
import { messageRow } from '../messages/message-rows';
import { eraseRows, forgetPayers } from './erase-patient';
import { noteErasures } from './erasure-list';

const BATCH = 400;

/**
 * Erases again what a restored backup has brought back, by the list of erasures beside the database; gives how much. An
 * appointment that the backup shows as still to come was canceled before it was erased, and is canceled again. Consents that were
 * withdrawn since are withdrawn again, and reminders that a patient has stopped.
 */
export async function eraseAgain(strapi: Core.Strapi, now: number): Promise<number> {
  const { imported, withdrawn, stopped, resumed, ...erased } = await readErasures();
  const most = Math.max(...Object.values(erased).map((ids) => ids.length));
  let count = 0;
  for (let from = 0; from < most; from += BATCH) {
    const some = mapEach(erased, (ids) => ids.slice(from, from + BATCH));
    count += await inTransaction(strapi, (trx) => eraseSome(trx, some, now));
  }
  for (const some of inParts(imported))
    count += await inTransaction(strapi, async (trx) => {
      const back = await findImportedPatients(trx, some);
      await eraseImported(trx, some, now);
      return back.length;
    });
  await withdrawAgain(strapi, withdrawn, now);
  await stopAgain(strapi, { stopped, resumed }, now);
  // Versions before 0.31.0 left them.
  await inTransaction(strapi, (trx) => forgetPayers(trx));
  if (count > 0) await removeCards(strapi, now);
  // Erased by an earlier version, or by another backend of the same database.
  await noteErasures(strapi);
  return count;
}

async function withdrawAgain(strapi: Core.Strapi, withdrawn: readonly string[], now: number): Promise<void> {
  const known = new Set(await listWithdrawn(strapi.db.connection));
  for (const one of withdrawn.filter((consent) => !known.has(consent))) {
    const [document_id = '', name] = one.split(' ');
    const row = await findAppointment(strapi.db.connection, { document_id });
    const purpose = CONSENTS.find((consent) => consent === name);
    if (!row || !purpose) continue;
    const by = { by: null, address: null, now, isOwn: false };
    await inTransaction(strapi, (trx) => withdrawConsent({ trx, ...by }, row, purpose, 'system'));
  }
}

/** Ends reminders again where the message that ended them is not known, and not because its time is over. */
async function stopAgain(
  strapi: Core.Strapi,
  { stopped, resumed }: Pick<Erasures, 'stopped' | 'resumed'>,
  now: number,
): Promise<void> {
  const db = strapi.db.connection;
  for (const some of inParts(stopped.map((stop) => stop.split(' ')))) {
    const messages = some.map(([, message = '']) => message);
    const stored: string[] = await db('incoming_messages')
      .whereIn('document_id', messages)
      .pluck('document_id');
    const known = new Set([...resumed, ...stored]);
    for (const [document_id = '', message = '', at] of some.filter(([, id = '']) => !known.has(id))) {
      const row = await findAppointment(db, { document_id });
      if (!row || isErased(row)) continue;
      const { incomingRetentionDays } = (await currentCatalogue(strapi)).data.rules;
      if (Number(at) > now - incomingRetentionDays * DAY)
        await inTransaction(strapi, (trx) => stopReminders({ trx, now }, row.phone, message));
    }
  }
}

async function eraseSome(
  trx: Transaction,
  ids: Record<'visits' | 'messages' | 'waiting' | 'incoming' | 'guarded', string[]>,
  now: number,
): Promise<number> {
  const kept = (table: string, of: string[]) => trx(table).whereIn('document_id', of).whereNull('erased_at');
  const found: unknown[] = await kept('appointments', ids.visits);
  const visits = found.map(parseAppointment);
  const written = trx('contact_messages').whereIn('document_id', ids.messages).whereNot({ email: GONE });
  const messages = await readRows(messageRow, written);
  const waiting: { document_id: string }[] = await kept('waiting_entries', ids.waiting);
  const incoming: { document_id: string; phone: string }[] = await kept('incoming_messages', ids.incoming);
  const named = kept('appointments', ids.guarded).whereNotNull('guardian_name');
  const guarded: { document_id: string }[] = await named.select('document_id');
  const rows = { visits, messages, waiting, incoming, guarded };
  const counts = mapEach(rows, ({ length }) => length);
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
  if (count === 0) return 0;
  for (const visit of visits) await endVisit(trx, visit, now);
  // Found by ids alone: the address is known no more.
  const mails = await eraseRows({ trx, now }, { ...rows, key: { phone: '' } });
  await writeLog({ db: trx, by: null, now }, 'patient.erase', { detail: { ...counts, mails, again: true } });
  return count;
}

async function endVisit(trx: Transaction, visit: AppointmentRow, now: number): Promise<void> {
  const isLive = (visit.status === 'pending' || visit.status === 'confirmed') && visit.ends_at > now;
  if (!isLive) return;
  await updateAppointment({ trx, now }, visit, { status: 'canceled' });
  await freeClaims(trx, visit.document_id);
  const entry = { appointment: visit.document_id, at: now, actor: 'system', from: visit.status };
  await insertEvents(trx, [{ ...entry, to: 'canceled', reason: null }]);
}
