import 'server-only';
import type { Locale } from 'next-intl';
import { createElement } from 'react';
import type { StaffSession } from '@/features/account/session/session';
import { getAppointment } from '@/features/desk/appointments/data';
import { getTranslations } from '@/i18n/translations';
import { nullIfUnavailable } from '@/lib/backend/errors';
import { AppointmentFile } from './components/appointment-file';

/** An appointment as what is open beside a list; null where none is asked for or it cannot be read: the list itself says what is wrong. */
export async function openAppointment(locale: Locale, { token, user }: StaffSession, id: string | null) {
  const file = id === null ? null : await nullIfUnavailable(() => getAppointment(token, id));
  if (file === null) return null;
  const t = await getTranslations({ locale, namespace: 'appointments' });
  return {
    id: file.documentId,
    label: t('open', { number: file.bookingNumber }),
    panel: createElement(AppointmentFile, { file, staff: user.staff, isBeside: true }),
  };
}
