import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { fieldError } from '../../../appointments/record/booking-input';
import { writeLog } from '../../../audit/write-log';
import { currentCatalogue } from '../../../catalogue/current-catalogue';
import { erasePatient } from '../../../desk/patients/erase-patient';
import { exportPatient } from '../../../desk/patients/export-patient';
import { findPatient, type PatientKey, parsePatientKey } from '../../../desk/patients/find-patient';
import { answer, type Context, dataOf, refuse } from '../../../platform/http';
import { isoInstant } from '../../../platform/instant';
import { invalid } from '../../../platform/refusal';
import { managerOf } from '../../../platform/staff-member';

const confirmation = z.object({
  expected: z.strictObject({ visits: z.number().int().min(0), messages: z.number().int().min(0) }),
});

/** What is stored of one patient, for managers only. Looked up in the body, so that no address names anybody. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const db = () => strapi.db.connection;

  async function withKey(ctx: Context, work: (key: PatientKey) => Promise<void>): Promise<void> {
    managerOf(ctx.state);
    const { branches } = (await currentCatalogue(strapi)).data;
    const countries = [...new Set(Object.values(branches).map(({ country }) => country))];
    const key = parsePatientKey({ body: dataOf(ctx.request.body), countries });
    if (!key.ok) return refuse({ ctx, refusal: key.refusal });
    await work(key.value);
  }

  const acting = (ctx: Context) => ({
    by: managerOf(ctx.state).documentId,
    address: ctx.get('X-Client-IP') ? ctx.request.ip : null,
    now: Date.now(),
  });

  async function note({
    ctx,
    action,
    visits,
  }: {
    ctx: Context;
    action: string;
    visits: { document_id: string }[];
  }) {
    const { by, address, now } = acting(ctx);
    const subjects = visits.length === 0 ? [null] : visits.map(({ document_id }) => document_id);
    for (const subject of subjects) {
      await writeLog({ db: db(), entry: { actor: by, action, subject, address }, now });
    }
  }

  return {
    async search(ctx: Context) {
      await withKey(ctx, async (key) => {
        const { visits, messages, mails } = await findPatient({ db: db(), key });
        await note({ ctx, action: 'patient.search', visits: [] });
        const now = Date.now();
        const value = {
          visits: visits.map((visit) => ({
            documentId: visit.document_id,
            bookingNumber: visit.booking_number,
            status: visit.status,
            startsAt: isoInstant(visit.starts_at),
            branch: visit.branch,
            firstName: visit.first_name,
            lastName: visit.last_name,
            isLive: ['pending', 'confirmed'].includes(visit.status) && visit.ends_at > now,
          })),
          messages: messages.length,
          mails: mails.length,
        };
        answer({ ctx, outcome: { ok: true, value }, present: (shown) => shown });
      });
    },

    async export(ctx: Context) {
      await withKey(ctx, async (key) => {
        const stored = await findPatient({ db: db(), key });
        await note({ ctx, action: 'patient.export', visits: stored.visits });
        const value = await exportPatient({ db: db(), stored, now: Date.now() });
        answer({ ctx, outcome: { ok: true, value }, present: (shown) => shown });
      });
    },

    async erase(ctx: Context) {
      await withKey(ctx, async (key) => {
        const given = confirmation.safeParse(dataOf(ctx.request.body));
        if (!given.success) {
          return refuse({ ctx, refusal: invalid([fieldError('expected', 'required')]).refusal });
        }
        const outcome = await erasePatient({ strapi, key, expected: given.data.expected, ...acting(ctx) });
        answer({ ctx, outcome, present: (erased) => erased });
      });
    },
  };
};
