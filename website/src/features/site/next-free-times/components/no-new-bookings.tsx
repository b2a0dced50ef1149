import { iconShape } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';
import { NoNewBookingsLine } from './no-new-bookings-line';

/** Replaces a booking link where an editor has closed a doctor, a branch or a service for new bookings. */
export async function NoNewBookings({ what }: { what: 'doctor' | 'branch' | 'service' }) {
  const t = await getTranslations('noNewBookings');
  return <NoNewBookingsLine text={t(what)} icon={iconShape('lucide:info')} />;
}
