import { Icon } from '@/components/ui/icon';
import { EntryLink } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import type { Service } from '../data';

interface Props {
  services: Service[];
  fees: ReadonlyMap<string, string>;
  /** True to leave out on phones what each is for. */
  isBrief?: boolean;
}

/** Services as rows that are compared by column: purpose, length, fee. */
export async function ServiceRows({ services, fees, isBrief = false }: Props) {
  const [locale, t] = await getWords('services');
  return (
    <ul className="border-line border-t">
      {services.map((service) => (
        <li key={service.id} className="service-row">
          <Icon name={service.icon ?? 'lucide:audio-lines'} className="service-sign" />
          <div className="@container" {...contentLang(service, locale)}>
            <h3 className="text-lg leading-snug">
              <EntryLink section="services" entry={service} className="stretched-link hover:text-action">
                {service.name}
              </EntryLink>
            </h3>
            {service.summary ? (
              <p className={cn('service-summary', isBrief && 'max-sm:hidden')}>{service.summary}</p>
            ) : null}
          </div>
          <p className="service-facts">
            <span className="flex gap-2">
              <Icon name="lucide:clock" label={t('howLong')} className="fact-sign" />
              {service.durationMinutes === null
                ? t('asLongAsAnAppointment')
                : t('duration', { minutes: service.durationMinutes })}
            </span>
            {fees.has(service.id) ? (
              <span className="flex gap-2">
                <Icon name="lucide:wallet" label={t('cost')} className="fact-sign" />
                {fees.get(service.id)}
              </span>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
