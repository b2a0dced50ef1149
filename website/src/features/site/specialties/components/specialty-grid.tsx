import { Icon } from '@/components/ui/icon';
import { PathLink } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import { directionOf } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import type { Specialty } from '../data';

interface Props {
  specialties: Specialty[];
  /** Number of doctors by specialty document id. */
  doctorCounts: Record<string, number>;
}

export async function SpecialtyGrid({ specialties, doctorCounts }: Props) {
  const [locale, t] = await getWords('doctors');
  return (
    <ul className="specialties">
      {specialties.map((specialty) => (
        <li key={specialty.id} className="specialty" {...contentLang(specialty, locale)}>
          <Icon name={specialty.icon ?? 'lucide:audio-lines'} className="specialty-sign" />
          <div className="flex min-w-0 grow flex-col">
            <h3 className="text-base leading-snug sm:text-lg">
              <PathLink
                path={`/doctors?specialty=${specialty.number}`}
                className="stretched-link focus-visible:after:-outline-offset-4"
              >
                {specialty.name}
              </PathLink>
            </h3>
            {specialty.summary ? (
              <p className="mt-1 text-sm text-text-soft max-sm:hidden">{specialty.summary}</p>
            ) : null}
            <p lang={locale} dir={directionOf(locale)} className="specialty-count">
              {t('count', { count: doctorCounts[specialty.id] ?? 0 })}
              <Icon name="lucide:arrow-right" className="size-4" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
