import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { Service } from '../data';
import { servicePath } from '../query';

/** A service at a glance: picture and sign, what it is for, how long it takes. */
export async function ServiceCard({
  service,
  locale,
  headingLevel = 2,
  preload = false,
  fee,
}: {
  service: Service;
  locale: Locale;
  headingLevel?: 2 | 3;
  /** For the one picture a visitor sees first. */
  preload?: boolean;
  /** What it costs at least, in words; left out where nothing is said. */
  fee: string | undefined;
}) {
  const t = await getTranslations('services');
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const [picture] = service.pictures;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      {picture ? (
        <Picture
          media={picture}
          alt=""
          preload={preload}
          sizes="(min-width: 1152px) 352px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw"
          className="aspect-[16/9] w-full object-cover"
        />
      ) : null}
      <div className={`relative flex grow flex-col p-5 ${picture ? 'pt-9' : ''}`}>
        <span
          className={`grid size-12 place-items-center rounded-control bg-accent-soft text-accent-strong ${picture ? 'absolute start-5 -top-6 ring-4 ring-surface' : 'mb-3'}`}
        >
          <Icon name={service.icon ?? 'lucide:audio-lines'} className="size-7" />
        </span>
        <div {...contentLang({ content: service.lang, page: locale })}>
          <Heading className="text-xl leading-snug">
            <Link
              href={localePath({ locale, path: servicePath(service, locale) })}
              prefetch={false}
              className="after:absolute after:inset-x-0 after:-top-60 after:bottom-0 group-hover:text-action focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-action focus-visible:after:-outline-offset-3"
            >
              {service.name}
            </Link>
          </Heading>
          {service.summary ? <p className="mt-2 text-text-soft leading-relaxed">{service.summary}</p> : null}
        </div>
        <p className="mt-auto flex items-center justify-between gap-3 pt-4 text-sm">
          <span className="flex flex-wrap gap-x-4 gap-y-1 text-text-soft">
            <span className="flex items-center gap-2">
              <Icon name="lucide:clock" className="size-4" />
              {service.durationMinutes === null
                ? t('asLongAsAnAppointment')
                : t('duration', { minutes: service.durationMinutes })}
            </span>
            {fee ? (
              <span className="flex items-center gap-2">
                <Icon name="lucide:wallet" className="size-4" />
                {fee}
              </span>
            ) : null}
          </span>
          <Icon name="lucide:arrow-right" className="size-5 text-accent" />
        </p>
      </div>
    </article>
  );
}
