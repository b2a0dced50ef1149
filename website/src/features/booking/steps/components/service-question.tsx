import { Badge } from '@/components/ui/badge';
import { iconShape } from '@/components/ui/icon';
import { choiceHref } from '@/features/booking/choices/query';
import { servicesFor } from '@/features/booking/choices/rules';
import { readFees } from '@/features/site/fees/query';
import type { Service } from '@/features/site/services/data';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import type { FlowProps } from '../choice-state';
import { ChoiceFact, ChoiceLink, ChoiceList } from './choice-link';

/** The kinds of appointment the doctor offers, the usual one first. */
export async function ServiceQuestion({ locale, query, progress, catalogue }: FlowProps) {
  const { doctor, specialty, branch } = progress;
  const [, t, feeWords] = await getWords('booking.service', 'fees');
  const fees = await readFees(locale);
  const usualId = catalogue.defaultServiceId;
  const services = doctor ? servicesFor(catalogue.services, doctor, specialty) : [];
  const feeOf = ({ id }: Service) =>
    doctor && fees.ofDoctor({ doctor: branch ? { id: doctor.id, branches: [branch] } : doctor, service: id });
  const ordered = services.toSorted((a, b) => Number(b.id === usualId) - Number(a.id === usualId));
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
                <ChoiceFact
                  icon={iconShape('lucide:wallet')}
                  word={feeWords('label')}
                  className="inline-flex"
                >
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
