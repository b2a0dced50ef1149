import Link from 'next/link';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import type { HoursSaying } from '../rules';

export async function SavedNote({ saying }: { saying: HoursSaying | null }) {
  if (saying === null) return null;
  const [locale, t] = await getWords('hours');
  return (
    <p
      role="status"
      className="mt-3 rounded-control bg-status-confirmed-soft p-3 font-semibold text-status-confirmed"
    >
      {t(`said.${saying}`)}{' '}
      <Link
        href={localePath({ locale, path: '/admin/appointments?toBeMoved=true' })}
        prefetch={false}
        className="underline underline-offset-4"
      >
        {t('said.toBeMoved')}
      </Link>
    </p>
  );
}
