import { ActionLink } from '@/components/ui/action-link';
import { Icon } from '@/components/ui/icon';
import { getWords } from '@/i18n/translations';
import { addDays } from '@/lib/time/week';
import { doctorHoursAddress, hoursAddress } from '../address';

const LINK = 'rounded-control px-1.5 text-sm hover:bg-surface-sky sm:px-3 sm:text-base';

export async function WeekLinks({ week, doctor }: { week: string; doctor?: string }) {
  const [locale, t] = await getWords('hours.week');
  const address = doctor ? doctorHoursAddress(doctor) : hoursAddress;
  const to = (days: number) => address.path(locale, { week: addDays({ date: week, days }) });
  return (
    <nav aria-label={t('label')} className="-mx-3 flex flex-wrap print:hidden">
      <ActionLink href={to(-7)} className={LINK}>
        <Icon name="lucide:chevron-left" />
        {t('previous')}
      </ActionLink>
      <ActionLink href={address.path(locale)} className={LINK}>
        {t('this')}
      </ActionLink>
      <ActionLink href={to(7)} className={LINK}>
        {t('next')}
        <Icon name="lucide:chevron-right" />
      </ActionLink>
    </nav>
  );
}
