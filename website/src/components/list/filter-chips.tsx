import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';
import { asChosen } from '@/lib/address/list-memory';

export interface FilterChip {
  key: string;
  text: string;
  /** The same list without it. */
  without: string;
}

/** Filters that are set, each with its removal, and the way back to the whole list; nothing without any. */
export async function FilterChips({ chips, reset }: { chips: FilterChip[]; reset: string }) {
  if (chips.length === 0) return null;
  const t = await getTranslations('lists');
  return (
    <ul aria-label={t('chips')} className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden">
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <Link
            href={asChosen(without)}
            prefetch={false}
            aria-label={t('remove', { filter: text })}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-pill bg-surface-sky px-3 font-semibold text-action-strong text-sm hover:bg-line pointer-coarse:min-h-11"
          >
            <bdi>{text}</bdi>
            <Icon name="lucide:x" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={asChosen(reset)}
          prefetch={false}
          className="inline-flex min-h-8 items-center px-2 font-semibold text-action text-sm underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('reset')}
        </Link>
      </li>
    </ul>
  );
}
