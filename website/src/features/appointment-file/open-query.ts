import type { Locale } from 'next-intl';
import { createElement } from 'react';
import type { OpenRow } from '@/components/list/list-beside';
import type { CurrentUser } from '@/contract/account';
import type { AppointmentDetail } from '@/contract/appointment';
import { getTranslations } from '@/i18n/translations';
import { AppointmentFile } from './components/appointment-file';

/** An appointment as what is open beside a list; null for none. */
export async function openAppointment({
  locale,
  file,
  staff,
}: {
  locale: Locale;
  file: AppointmentDetail | null;
  staff: CurrentUser['staff'];
}): Promise<OpenRow | null> {
  if (file === null) return null;
  const t = await getTranslations({ locale, namespace: 'appointments' });
  return {
    id: file.documentId,
    label: t('open', { number: file.bookingNumber }),
    panel: createElement(AppointmentFile, { locale, file, staff, isBeside: true }),
  };
}
