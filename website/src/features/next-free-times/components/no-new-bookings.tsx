import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';

/** In place of a way to book, where an editor has closed a doctor, a branch or a service for new bookings. */
export async function NoNewBookings({ what }: { what: 'doctor' | 'branch' | 'service' }) {
  const t = await getTranslations('noNewBookings');
  return (
    <p className="flex items-start gap-2 text-sm text-text-soft">
      <Icon name="lucide:info" className="mt-0.5 size-4 shrink-0 text-action" />
      <span>{t(what)}</span>
    </p>
  );
}
