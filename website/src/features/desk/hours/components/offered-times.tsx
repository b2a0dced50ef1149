import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SaidOffer } from '../words';

interface Props {
  offered: SaidOffer[];
  opening: Record<string, ReactNode>;
}

/** Shows the times that visitors can book at each branch, with its opening hours. */
export function OfferedTimes({ offered, opening }: Props) {
  const t = useTranslations('hours.offered');
  return (
    <section aria-label={t('title')}>
      <h2 className="text-lg">{t('title')}</h2>
      <p className="mt-1 text-sm text-text-soft">{t('text')}</p>
      {offered.length === 0 ? <p className="mt-3">{t('nowhere')}</p> : null}
      {offered.map(({ branch, name, days }) => (
        <div key={branch} className="mt-4">
          <h3 className="font-semibold text-base">{name}</h3>
          <dl className="mt-1 divide-y divide-line text-sm">
            {days.map(({ date, label, text: times }) => (
              <div key={date} className="py-1.5 sm:flex sm:gap-4">
                <dt className="w-32 shrink-0 font-semibold">{label}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
          {opening[branch] ?? null}
        </div>
      ))}
    </section>
  );
}
