import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { contentLang } from '@/i18n/content-lang';
import { directionOf, type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { Specialty } from '../data';

/** Specialties as one ruled sheet; each leads to the doctors who practise it. */
export async function SpecialtyGrid({
  specialties,
  doctorCounts,
  locale,
}: {
  specialties: Specialty[];
  /** Number of doctors by specialty document id. */
  doctorCounts: Record<string, number>;
  locale: Locale;
}) {
  const t = await getTranslations('doctors');
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,50%-1px)),1fr))] gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4">
      {specialties.map((specialty) => (
        <li
          key={specialty.id}
          className="group relative flex items-start gap-2.5 bg-surface p-3 sm:flex-col sm:gap-3 transition-colors hover:bg-surface-sky sm:p-5 lg:gap-4 lg:p-6"
          {...contentLang({ content: specialty.lang, page: locale })}
        >
          <Icon
            name={specialty.icon ?? 'lucide:audio-lines'}
            className="size-7 text-accent sm:size-9 lg:size-10"
          />
          <div className="flex min-w-0 grow flex-col">
            <h3 className="text-base leading-snug sm:text-lg">
              <Link
                href={localePath({ locale, path: `/doctors?specialty=${specialty.number}` })}
                prefetch={false}
                className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-action focus-visible:after:-outline-offset-4"
              >
                {specialty.name}
              </Link>
            </h3>
            {specialty.summary ? (
              <p className="mt-1 text-sm text-text-soft max-sm:hidden">{specialty.summary}</p>
            ) : null}
            <p
              lang={locale}
              dir={directionOf(locale)}
              className="mt-auto flex items-center gap-1.5 pt-1 font-semibold text-action text-sm lg:pt-4"
            >
              {t('count', { count: doctorCounts[specialty.id] ?? 0 })}
              <Icon name="lucide:arrow-right" className="size-4" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
