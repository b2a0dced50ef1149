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

/** Returns the words WhatsApp opens with for staff, in the patient's language; null for one over or erased. */
export async function composeStaffWords(strapi: Core.Strapi, row: AppointmentRow): Promise<string | null> {
  const name = isErased(row) ? undefined : TEXT_OF[row.status];
  if (!name) return null;
  const { language } = row;
  const [sheet, textOf] = await Promise.all([
    readAppointmentSheet(strapi, row, language),
    readStaffTexts(strapi, language),
  ]);
  const { link: _, ...values } = phoneValues(sheet);
  return fillPlaceholders({ text: textOf(name).text, values });
}
