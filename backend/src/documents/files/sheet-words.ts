import { fillPlaceholders } from '../../contract/placeholders';
import { appointmentDate, appointmentMoment, appointmentTime } from '../../platform/clinic-time';
import type { AppointmentSheet } from './appointment-sheet';
import WORDS from './sheet-words.json';

/** The fixed words on the page to print and in the calendar. What editors word comes with the appointment. */
export const SHEET_WORDS = WORDS;

/** Returns by when the call about a request or the deposit comes, always with its day: paper and mail are read later. */
export function callSentence(
  given: Pick<AppointmentSheet, 'callBy' | 'timeZone' | 'language' | 'deposit' | 'isDepositAsked'>,
): string {
  const { callBy, timeZone, language, deposit, isDepositAsked } = given;
  const words = SHEET_WORDS[language];
  // No call is promised while a deposit is unpaid.
  if (isDepositAsked && deposit) return deposit;
  if (callBy === null) return words.callCentre;
  const moment = { instant: callBy, timeZone, language };
  const values = { time: appointmentTime(moment), date: appointmentDate(moment) };
  return fillPlaceholders({ text: words.callBy, values });
}

/** Lines that say when each visit of its series is, and in what one differs from this; none for what is no series. */
export function visitLines(sheet: AppointmentSheet): string[] {
  return (sheet.series ?? []).map(({ startsAt, timeZone, language, doctor, branch, status }) =>
    [
      appointmentMoment({ instant: startsAt, timeZone, language }),
      doctor === sheet.doctor ? null : doctor,
      branch.name === sheet.branch.name ? null : branch.name,
      status === 'canceled' ? SHEET_WORDS[language].status.canceled : null,
    ]
      .filter(Boolean)
      .join(' · '),
  );
}
