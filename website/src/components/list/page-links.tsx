import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';

interface Props {
  page: number;
  pages: number;
  earlier: string;
  later: string;
}

/** Earlier and later pages of a list, by their addresses; nothing for a single page. */
export async function PageLinks({ page, pages, earlier, later }: Props) {
  if (pages <= 1 && page <= 1) return null;
  const t = await getTranslations('appointments.paging');
  const look =
    'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-action hover:bg-surface-sky';
  return (
    <nav
      aria-label={t('label')}
      className="mt-6 flex flex-wrap items-center justify-between gap-3 print:hidden"
    >
      {page > 1 ? (
        <Link href={earlier} prefetch={false} className={look}>
          <Icon name="lucide:chevron-left" />
          {t('previous')}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-text-soft">{t('page', { page, pages: Math.max(page, pages) })}</span>
      {page < pages ? (
        <Link href={later} prefetch={false} className={look}>
          {t('next')}
          <Icon name="lucide:chevron-right" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
