import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { DoctorHours } from '@/contract/hours';
import { sayAbsence } from '../set-words';

/** Days on which a doctor is away, from today on. */
export async function DaysOff({ locale, hours }: { locale: Locale; hours: DoctorHours }) {
  const t = await getTranslations('hours');
  return (
    <section aria-labelledby="days-off" className="mt-8">
      <h2 id="days-off" className="text-xl">
        {t('daysOff.title')}
      </h2>
      {hours.daysOff.length === 0 ? <p className="mt-2 text-text-soft">{t('daysOff.none')}</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {hours.daysOff.map((off) => (
          <li key={off.documentId} className="flex flex-wrap items-baseline gap-x-6 py-3">
            <span className="font-semibold">{sayAbsence({ absence: off, locale, t })}</span>
            <span className="text-text-soft">
              <bdi>{off.note}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
