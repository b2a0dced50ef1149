import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { readKeyNames } from '../../auth/accounts/staff-names';
import { USER } from '../../auth/accounts/users';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import type { LogSubject } from '../../contract/log';
import { isoInstant, storedInstant } from '../../platform/instant';
import { showColumns } from '../../platform/show-columns';

const accountList = z.array(z.object({ documentId: z.string(), email: z.string() }));
const appointment = z.object({ document_id: z.string(), booking_number: z.string() });
const message = z.object({ document_id: z.string(), created_at: storedInstant });
const block = z.object({
  document_id: z.string(),
  doctor: z.string(),
  branch: z.string(),
  starts_at: storedInstant,
  ends_at: storedInstant,
});

/** Returns what tells a person what an id of the log belongs to, nothing of a patient: an appointment is its number. */
export async function nameSubjects(strapi: Core.Strapi, ids: string[]) {
  const db = strapi.db.connection;
  const rowsOf = async <Row extends { document_id: string }>(table: string, shape: z.ZodType<Row>) => {
    const rows = z.array(shape).parse(await db(table).whereIn('document_id', ids));
    return new Map(rows.map((row) => [row.document_id, row]));
  };
  const appointments = await rowsOf('appointments', appointment);
  const messages = await rowsOf('contact_messages', message);
  const incoming = await rowsOf('incoming_messages', message);
  const blocks = await rowsOf('time_blocks', block);
  const found = await strapi.db.query(USER).findMany({ where: { documentId: { $in: ids } } });
  const accounts = new Map(accountList.parse(found).map((one) => [one.documentId, one.email]));
  const keys = await readKeyNames(db, ids);
  const catalogue = await currentCatalogue(strapi);
  const { doctors } = catalogue.data;
  const presentBlock = (row: z.infer<typeof block>) => ({
    ...showColumns(row, ['starts_at', 'ends_at']),
    doctor: doctors[row.doctor]?.name ?? null,
    timeZone: catalogue.zoneOf(row.branch),
  });
  const actorOf = (id: string) => accounts.get(id) ?? keys.get(id) ?? null;
  return {
    actorOf,
    subjectOf: (id: string): LogSubject => {
      const time = blocks.get(id);
      const sent = (messages.get(id) ?? incoming.get(id))?.created_at;
      return {
        documentId: id,
        bookingNumber: appointments.get(id)?.booking_number ?? null,
        account: actorOf(id),
        messageSentAt: sent === undefined ? null : isoInstant(sent),
        block: time ? presentBlock(time) : null,
      };
    },
  };
}
