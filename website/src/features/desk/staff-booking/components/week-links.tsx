import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';
import { addDays } from '@/lib/time/week';

export async function WeekLinks({
  from,
  today,
  pathOf,
}: {
  from: string;
  today: string;
  pathOf: (from: string) => string;
}) {
  const t = await getTranslations('staffCalendar.move');
  const link = 'inline-flex min-h-11 items-center gap-1.5 font-semibold text-action';
  const earlier = addDays({ date: from, days: -7 });
  return (
    <nav aria-label={t('weeks')} className="mt-4 flex flex-wrap justify-between gap-x-4">
      {from > today ? (
        <Link href={pathOf(earlier < today ? today : earlier)} prefetch={false} className={link}>
          <Icon name="lucide:chevron-left" />
          {t('earlier')}
        </Link>
      ) : (
        <span />
      )}
      <Link href={pathOf(addDays({ date: from, days: 7 }))} prefetch={false} className={link}>
        {t('later')}
        <Icon name="lucide:chevron-right" />
      </Link>
    </nav>
  );
}
