import { patientAppointment } from '../../../appointments/changes/patient-access';
import { fileQuery } from '../../../contract/appointment-query';
import type { AppointmentSheet } from '../../../documents/files/appointment-sheet';
import { calendarFile } from '../../../documents/files/calendar-file';
import { publicHost, readAppointmentSheet } from '../../../documents/files/read-sheet';
import { sheetPdf } from '../../../documents/files/sheet-pdf';
import { call, controller, queryOf, website } from '../../../platform/call';
import { readEnvironment } from '../../../platform/environment/environment';
import { send } from '../../../platform/reply';

function fileCall(file: { type: string; make: (sheet: AppointmentSheet) => string | Buffer }) {
  return call(
    { who: website, names: (given) => patientAppointment(given, true), reads: queryOf(fileQuery, 'locale') },
    async ({ strapi, found, input }) => {
      const sheet = await readAppointmentSheet(strapi, found, input.locale ?? found.language);
      return send({ content: file.make(sheet), headers: { 'Content-Type': file.type } });
    },
  );
}

export default controller({
  calendar: fileCall({
    type: 'text/calendar; charset=utf-8',
    make: (sheet) =>
      calendarFile(sheet.series ?? [sheet], {
        now: Date.now(),
        host: publicHost(),
        organizer: readEnvironment().MAIL_FROM,
      }),
  }),
  sheet: fileCall({ type: 'application/pdf', make: sheetPdf }),
});
