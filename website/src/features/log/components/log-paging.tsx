import Link from 'next/link';
import type { Locale } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';
import { asChosen } from '@/lib/list-memory';
import { logPath } from '../rules';
import type { LogFilter } from '../schema';

/** Later and earlier pages of the log; nothing for a single page. */
export async function LogPaging({
  locale,
  filter,
  pages,
}: {
  locale: Locale;
  filter: LogFilter;
  pages: number;
}) {
  if (pages <= 1) return null;
  const t = await getTranslations({ locale, namespace: 'appointments.paging' });
  const look = 'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-action';
  const to = (page: number) => asChosen(logPath({ locale, filter: { ...filter, page } }));
  return (
    <nav aria-label={t('label')} className="mt-6 flex flex-wrap items-center justify-between gap-3">
      {filter.page > 1 ? (
        <Link href={to(filter.page - 1)} prefetch={false} className={look}>
          <Icon name="lucide:chevron-left" />
          {t('previous')}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-text-soft">{t('page', { page: filter.page, pages })}</span>
      {filter.page < pages ? (
        <Link href={to(filter.page + 1)} prefetch={false} className={look}>
          {t('next')}
          <Icon name="lucide:chevron-right" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
