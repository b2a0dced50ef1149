import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { appointmentOfPatient } from '../../../appointments/changes/patient-access';
import { fieldError } from '../../../appointments/record/booking-input';
import type { AppointmentSheet } from '../../../documents/files/appointment-sheet';
import { calendarFile } from '../../../documents/files/calendar-file';
import { publicHost, readAppointmentSheet } from '../../../documents/files/read-sheet';
import { sheetPdf } from '../../../documents/files/sheet-pdf';
import { type Context, refuse } from '../../../platform/http';
import { invalid, notFound } from '../../../platform/refusal';

const query = z.strictObject({ locale: z.enum(['en', 'ar']).optional() });

/** What a patient takes along: the same appointment as a calendar entry and as a page to print. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  async function send(
    ctx: Context,
    file: { type: string; make: (sheet: AppointmentSheet) => string | Buffer },
  ) {
    const asked = query.safeParse(ctx.query);
    if (!asked.success) return refuse({ ctx, refusal: invalid([fieldError('locale', 'invalid')]).refusal });
    const row = await appointmentOfPatient({ strapi, ctx, files: true });
    if (!row) return refuse({ ctx, refusal: notFound().refusal });
    const sheet = await readAppointmentSheet({ strapi, row, language: asked.data.locale ?? row.language });
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 200;
    ctx.body = file.make(sheet);
    ctx.set('Content-Type', file.type);
  }

  return {
    calendar: (ctx: Context) =>
      send(ctx, {
        type: 'text/calendar; charset=utf-8; method=PUBLISH',
        make: (sheet) => calendarFile({ sheet, now: Date.now(), host: publicHost() }),
      }),
    sheet: (ctx: Context) => send(ctx, { type: 'application/pdf', make: sheetPdf }),
  };
};
