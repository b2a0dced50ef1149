import type { Core } from '@strapi/strapi';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import type { StaffText } from '../../contract/message-texts';
import { isErased } from '../../contract/patient';
import { fillPlaceholders } from '../../contract/placeholders';
import type { Status } from '../../contract/transitions';
import { phoneValues } from '../files/phone-values';
import { readAppointmentSheet } from '../files/read-sheet';
import { readStaffTexts } from './texts';

const TEXT_OF: Partial<Record<Status, StaffText>> = { pending: 'staffRequest', confirmed: 'staffVisit' };

/**
 * Returns what WhatsApp opens with when staff write to the patient of an appointment: the clinic's words, in the patient's language, by
 * the clock of the branch. Null where there is nothing to write about: it is over, or its patient was erased.
 */
export async function composeStaffWords(strapi: Core.Strapi, row: AppointmentRow): Promise<string | null> {
  const name = isErased(row) ? undefined : TEXT_OF[row.status];
  if (!name) return null;
  const { language } = row;
  const [sheet, texts] = await Promise.all([
    readAppointmentSheet(strapi, row, language),
    readStaffTexts({ strapi, language }),
  ]);
  const { link: _, ...values } = phoneValues(sheet);
  return fillPlaceholders({ text: texts[name].text, values });
}
