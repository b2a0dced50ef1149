import { Badge } from '@/components/ui/badge';
import { iconShape } from '@/components/ui/icon';
import type { BookingDoctor } from '@/features/booking/choices/data';
import { choiceHref } from '@/features/booking/choices/query';
import type { Branch } from '@/features/site/branches/data';
import { readFees } from '@/features/site/fees/query';
import type { Service } from '@/features/site/services/data';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import type { StepProps } from '../choice-state';
import { ChoiceFact, ChoiceLink, ChoiceList } from './choice-link';

interface Props extends StepProps {
  services: Service[];
  usualId: string | null;
  /** Doctor and, if chosen, branch whose fees are shown. */
  place: { doctor: BookingDoctor; branch: Branch | null } | null;
}

/** The kinds of appointment the doctor offers, the usual one first. */
export async function ServiceQuestion({ locale, query, services, usualId, place }: Props) {
  const [, t, feeWords] = await getWords('booking.service', 'fees');
  const fees = await readFees(locale);
  const feeOf = ({ id }: Service) =>
    place &&
    fees.ofDoctor({
      doctor: place.branch ? { id: place.doctor.id, branches: [place.branch] } : place.doctor,
      service: id,
    });
  const ordered = [...services].sort((a, b) => Number(b.id === usualId) - Number(a.id === usualId));
  return (
    <ChoiceList wide>
      {ordered.map((service) => {
        const fee = feeOf(service);
        return (
          <ChoiceLink
            key={service.id}
            words={contentLang(service, locale)}
            arrow={iconShape('lucide:chevron-right')}
            href={choiceHref(locale, query, 'service', service.number)}
            title={service.name}
          >
            {service.summary ? (
              <span className="mt-1 block text-sm text-text-soft">{service.summary}</span>
            ) : null}
            {service.id === usualId || service.durationMinutes || service.series || fee ? (
              <span className="mt-2 flex flex-wrap items-center gap-2 text-sm text-text-soft" lang={locale}>
                {service.id === usualId ? <Badge tone="accent">{t('usual')}</Badge> : null}
                {service.series ? (
                  <span>
                    {[
                      t('visits', { count: service.series.visits }),
                      service.series.everyDays === null
                        ? null
                        : t('everyDays', { count: service.series.everyDays }),
                    ]
                      .filter(Boolean)
                      .join(locale === 'ar' ? '، ' : ', ')}
                  </span>
                ) : null}
                {service.durationMinutes ? t('minutes', { count: service.durationMinutes }) : null}
                <ChoiceFact icon={iconShape('lucide:wallet')} word={feeWords('label')} className="inline-flex">
                  {fee}
                </ChoiceFact>
              </span>
            ) : null}
          </ChoiceLink>
        );
      })}
    </ChoiceList>
  );
}
