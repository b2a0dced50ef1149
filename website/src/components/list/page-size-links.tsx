import Link from 'next/link';
import { getTranslations } from '@/i18n/translations';
import { asChosen, PAGE_SIZES, type PageSize } from '@/lib/address/list-memory';

interface Props {
  size: PageSize;
  /** Length of the whole list: a short one needs no choice. */
  total: number;
  pathOf: (size: PageSize) => string;
}

export async function PageSizeLinks({ size, total, pathOf }: Props) {
  const [smallest] = PAGE_SIZES;
  if (total <= smallest) return null;
  const t = await getTranslations('lists');
  return (
    <nav aria-label={t('size')} className="mt-3 flex flex-wrap items-center gap-1 text-sm print:hidden">
      <span className="me-1 text-text-soft">{t('size')}</span>
      {PAGE_SIZES.map((one) => (
        <Link
          key={one}
          href={asChosen(pathOf(one))}
          prefetch={false}
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control font-semibold text-action tabular-nums hover:bg-surface-sky aria-[current]:bg-surface-sky aria-[current]:text-action-strong"
          {...(one === size ? { 'aria-current': 'true' as const } : {})}
        >
          {one}
        </Link>
      ))}
    </nav>
  );
}
