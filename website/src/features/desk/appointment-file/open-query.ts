import 'server-only';
import type { Locale } from 'next-intl';
import { createElement } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { StaffSession } from '@/features/account/session/session';
import { getAppointment } from '@/features/desk/appointments/data';
import { getTranslations } from '@/i18n/translations';
import { withFallback } from '@/lib/backend/errors';
import { sayFaultId } from '@/lib/request/fault-id';
import { currentFaultId } from '@/lib/request/request-context';
import { AppointmentFile } from './components/appointment-file';

/** Reads the appointment opened beside a list, or that it cannot be read; null if none is requested or it does not exist. */
export async function openAppointment(locale: Locale, { token, user }: StaffSession, id: string | null) {
  if (id === null) return null;
  const file = await withFallback(() => getAppointment(token, id), 'failed');
  if (file === null) return null;
  const t = await getTranslations({ locale, namespace: 'appointments' });
  if (file === 'failed') {
    const text = sayFaultId({ text: t('failedText'), id: currentFaultId() });
    return { id, label: t('failed'), panel: createElement(EmptyState, { title: t('failed'), text }) };
  }
  return {
    id: file.documentId,
    label: t('open', { number: file.bookingNumber }),
    panel: createElement(AppointmentFile, { file, staff: user.staff, isBeside: true }),
  };
}
