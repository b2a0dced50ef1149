import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { iconShape } from '@/components/ui/icon';
import type { Service } from '@/features/services/data';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { type BookingQuery, bookingPath } from '@/lib/booking-address';
import { withChoice } from '../query';
import { ChoiceLink, ChoiceList } from './choice-link';

/** The kinds of appointment the doctor offers, the usual one first. */
export async function ServiceQuestion({
  locale,
  query,
  services,
  usualId,
}: {
  locale: Locale;
  query: BookingQuery;
  services: Service[];
  usualId: string | null;
}) {
  const t = await getTranslations('booking.service');
  const ordered = [...services].sort((a, b) => Number(b.id === usualId) - Number(a.id === usualId));
  return (
    <ChoiceList wide>
      {ordered.map((service) => (
        <li key={service.id} className="grid" {...contentLang({ content: service.lang, page: locale })}>
          <ChoiceLink
            arrow={iconShape('lucide:chevron-right')}
            href={localePath({
              locale,
              path: bookingPath(withChoice({ query, key: 'service', value: String(service.number) })),
            })}
            title={service.name}
          >
            {service.summary ? (
              <span className="mt-1 block text-sm text-text-soft">{service.summary}</span>
            ) : null}
            {service.id === usualId || service.durationMinutes ? (
              <span className="mt-2 flex flex-wrap items-center gap-2 text-sm text-text-soft" lang={locale}>
                {service.id === usualId ? <Badge tone="accent">{t('usual')}</Badge> : null}
                {service.durationMinutes ? t('minutes', { count: service.durationMinutes }) : null}
              </span>
            ) : null}
          </ChoiceLink>
        </li>
      ))}
    </ChoiceList>
  );
}
