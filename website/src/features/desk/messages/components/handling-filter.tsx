import Link from 'next/link';
import { HANDLINGS, type Handling } from '@/contract/contact-message';
import { getTranslations } from '@/i18n/translations';
import { asChosen } from '@/lib/address/list-memory';

export async function HandlingFilter({
  counts,
  chosen,
  pathOf,
}: {
  counts: Record<Handling, number>;
  chosen: Handling | null;
  pathOf: (handling: Handling | null) => string;
}) {
  const t = await getTranslations('messages');
  return (
    <nav aria-label={t('filter')} className="mt-2">
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {[null, ...HANDLINGS].map((handling) => (
          <li key={handling ?? 'all'}>
            <Link
              href={asChosen(pathOf(handling))}
              prefetch={false}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-line bg-surface px-2.5 font-semibold text-sm sm:gap-2 sm:px-4 sm:text-base hover:border-action aria-[current=true]:border-brand aria-[current=true]:shadow-[inset_0_0_0_1px_var(--color-brand)]"
              {...(chosen === handling ? { 'aria-current': 'true' as const } : {})}
            >
              {t(handling ? `handlings.${handling}` : 'all')}
              <span className="text-text-soft tabular-nums">
                {handling ? counts[handling] : counts.new + counts.read + counts.done}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
