import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { getWords } from '@/i18n/translations';
import { addDays } from '@/lib/time/week';
import { doctorHoursAddress, hoursAddress } from '../address';

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-1.5 font-semibold text-action text-sm hover:bg-surface-sky sm:px-3 sm:text-base';

export async function WeekLinks({ week, doctor }: { week: string; doctor?: string }) {
  const [locale, t] = await getWords('hours.week');
  const address = doctor ? doctorHoursAddress(doctor) : hoursAddress;
  const to = (days: number) => address.path(locale, { week: addDays({ date: week, days }) });
  return (
    <nav aria-label={t('label')} className="-mx-3 flex flex-wrap print:hidden">
      <Link href={to(-7)} prefetch={false} className={LINK}>
        <Icon name="lucide:chevron-left" />
        {t('previous')}
      </Link>
      <Link href={address.path(locale)} prefetch={false} className={LINK}>
        {t('this')}
      </Link>
      <Link href={to(7)} prefetch={false} className={LINK}>
        {t('next')}
        <Icon name="lucide:chevron-right" />
      </Link>
    </nav>
  );
}
