import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { listPath } from '../rules';
import type { AppointmentFilter } from '../schema';

/** Earlier and later pages of the list; nothing for a single page. */
export async function Paging({
  locale,
  filter,
  pages,
}: {
  locale: Locale;
  filter: AppointmentFilter;
  pages: number;
}) {
  if (pages <= 1) return null;
  const t = await getTranslations('appointments.paging');
  const look =
    'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-action hover:bg-surface-sky';
  return (
    <nav aria-label={t('label')} className="mt-6 flex flex-wrap items-center justify-between gap-3">
      {filter.page > 1 ? (
        <Link
          href={listPath({ locale, filter: { ...filter, page: filter.page - 1 } })}
          prefetch={false}
          className={look}
        >
          <Icon name="lucide:chevron-left" />
          {t('previous')}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-text-soft">{t('page', { page: filter.page, pages })}</span>
      {filter.page < pages ? (
        <Link
          href={listPath({ locale, filter: { ...filter, page: filter.page + 1 } })}
          prefetch={false}
          className={look}
        >
          {t('next')}
          <Icon name="lucide:chevron-right" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
