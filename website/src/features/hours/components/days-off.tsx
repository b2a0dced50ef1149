import { ButtonLink } from '@/components/ui/button';
import type { DoctorHours } from '@/contract/hours';
import { getWords } from '@/i18n/translations';
import { editPath } from '../rules';
import { sayAbsence } from '../set-words';

/** Days on which a doctor is away, from today on. */
export async function DaysOff({ hours }: { hours: DoctorHours }) {
  const [locale, t] = await getWords('hours');
  const to = (id: string | null) =>
    editPath({ locale, doctor: hours.doctor.documentId, edit: { kind: 'off', id }, week: hours.week });
  return (
    <section aria-labelledby="days-off" className="mt-8">
      <h2 id="days-off" className="text-xl">
        {t('daysOff.title')}
      </h2>
      <ButtonLink href={to(null)} prefetch={false} variant="secondary" size="sm" className="mt-3">
        {t('daysOff.add')}
      </ButtonLink>
      {hours.daysOff.length === 0 ? <p className="mt-2 text-text-soft">{t('daysOff.none')}</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {hours.daysOff.map((off) => (
          <li key={off.documentId} className="flex flex-wrap items-baseline gap-x-6 py-3">
            <span className="font-semibold">{sayAbsence({ absence: off, locale, t })}</span>
            <span className="text-text-soft">
              <bdi>{off.note}</bdi>
            </span>
            <ButtonLink href={to(off.documentId)} prefetch={false} variant="quiet" size="sm">
              {t('daysOff.change')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
