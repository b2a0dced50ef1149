import Link from 'next/link';
import { appointmentsAddress } from '@/features/desk/appointments/address';
import { getWords } from '@/i18n/translations';
import type { HoursSaying } from '../address';

export async function SavedNote({ saying }: { saying: HoursSaying | null }) {
  if (saying === null) return null;
  const [locale, t] = await getWords('hours.said');
  return (
    <p
      role="status"
      className="mt-3 rounded-control bg-status-confirmed-soft p-3 font-semibold text-status-confirmed"
    >
      {t(saying)}{' '}
      <Link
        href={appointmentsAddress.path(locale, { toBeMoved: 'true' })}
        prefetch={false}
        className="underline underline-offset-4"
      >
        {t('toBeMoved')}
      </Link>
    </p>
  );
}
