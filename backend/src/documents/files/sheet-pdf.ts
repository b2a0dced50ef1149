import qrcode from 'qrcode-generator';
import { appointmentDate, appointmentTime } from '../../platform/clinic-time';
import type { AppointmentSheet } from './appointment-sheet';
import { drawSheet, withSignsInPlace } from './draw-sheet';
import { localPhone } from './phone';
import { SHEET_TEMPLATE } from './sheet-template';
import { callSentence, SHEET_WORDS, visitLines } from './sheet-words';

/** The address as a code to scan; level M mends up to 15 % of damage. */
function codeOf(address: string): string {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 4, scalable: true });
}

function inputOf(sheet: AppointmentSheet): Record<string, unknown> {
  const { branch, callCentre, cancellation, language, status, timeZone } = sheet;
  const words = SHEET_WORDS[language];
  const moment = { instant: sheet.startsAt, timeZone, language };
  const phone = (number: string) => localPhone({ phone: number, country: branch.country });
  const own = <Text extends string | null>(text: Text) =>
    text === null || language === 'en' ? text : withSignsInPlace(text);
  return {
    words,
    language,
    status,
    clinic: own(sheet.clinic),
    title: words.title[status],
    statusWord: words.status[status],
    number: sheet.bookingNumber,
    date: appointmentDate(moment),
    time: appointmentTime(moment),
    visits: visitLines(sheet).map(own),
    doctor: own(sheet.doctor),
    service: own(sheet.service),
    fee: sheet.fee,
    branch: own(branch.name),
    address: own(branch.address),
    branchPhone: phone(branch.phone),
    patient: own(sheet.firstName),
    callBy: callSentence(sheet),
    canceledBy: cancellation && words.canceledBy[cancellation.by],
    reason: own(cancellation?.reason ?? null),
    promise: own(callCentre.promise),
    callPhone: phone(callCentre.phone),
    callHours: callCentre.hours,
    isAhead: status === 'pending' || status === 'confirmed',
    bring: own(sheet.whatToBring),
    prepare: own(sheet.preparation),
    find: own(branch.directions),
    takes: own(sheet.visitLength),
    manageUrl: sheet.manageUrl,
    code: codeOf(sheet.manageUrl),
  };
}

export function sheetPdf(sheet: AppointmentSheet): Buffer {
  return drawSheet({ name: 'appointment', source: SHEET_TEMPLATE }, inputOf(sheet));
}
