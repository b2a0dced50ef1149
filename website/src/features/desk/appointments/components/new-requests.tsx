import { cookies } from 'next/headers';
import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';
import { SOUND_COOKIE } from '../rules';
import { ArrivalBell } from './arrival-bell';

/** Says that a list has grown, to whoever listens with a screen reader and, if wanted, by a quiet tone. */
export async function NewRequests({ count, found }: { count: number; found: string }) {
  const [t, jar] = await Promise.all([getTranslations('appointments.arrival'), cookies()]);
  return (
    <ArrivalBell
      count={count}
      news={t('news', { found })}
      isSoundOn={jar.get(SOUND_COOKIE)?.value === 'on'}
      label={t('sound')}
      icons={{
        on: <Icon name="lucide:bell-ring" className="size-5" />,
        off: <Icon name="lucide:bell-off" className="size-5" />,
      }}
    />
  );
}
