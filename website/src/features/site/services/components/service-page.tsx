import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { FRAMED } from '@/components/ui/labelled-section';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { CallButton } from '@/features/site/main-info/components/call-button';
import { getMainInfo } from '@/features/site/main-info/data';
import { BookButton } from '@/features/site/next-free-times/components/book-button';
import { NoNewBookings } from '@/features/site/next-free-times/components/no-new-bookings';
import { EntryHead } from '@/features/site/pages/components/entry-head';
import { entryUrl, trailNode } from '@/features/site/pages/entry-query';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations, getWords } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import { siteAddress } from '@/lib/address/site-address';
import { entity, serviceOffer, specialtyOf } from '@/lib/page/structured-data/schema-org';
import { listServices, type ServiceProfile } from '../data';
import { ServiceRows } from './service-rows';

const FURTHER = 3;

interface ServicePageProps {
  service: ServiceProfile;
  price: OfferedPrice | null;
  fees: ReadonlyMap<string, string>;
  ownFees: ReactNode;
  doctors: ReactNode;
}

export async function ServicePage({ service, price, fees, ownFees, doctors }: ServicePageProps) {
  const locale = await getLocale();
  const [t, services] = await Promise.all([getTranslations('services'), listServices({ locale })]);
  const words = contentLang(service, locale);
  const [picture, ...pictures] = service.pictures;
  const isPair = pictures.length > 1;
  const related = services
    .filter(
      ({ id, specialtyIds }) =>
        id !== service.id && specialtyIds.some((each) => service.specialtyIds.includes(each)),
    )
    .slice(0, FURTHER);
  return (
    <>
      <article>
        <ServiceJsonLd service={service} price={price} locale={locale} />
        <EntryHead section="services" title={service.name} lang={service.lang} text={service.summary}>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden lg:hidden">
            <BookService service={service} />
          </div>
        </EntryHead>
        <Container className="grid gap-6 pb-6 sm:gap-10 sm:pb-14 lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-16">
          <div className="grid content-start gap-5 sm:gap-8">
            {picture ? (
              <Picture
                media={picture}
                sizes="(min-width: 704px) 672px, 92vw"
                preload
                className="aspect-[16/9] w-full rounded-card object-cover"
              />
            ) : null}
            {service.description ? (
              <div className="sm:text-lg" {...words}>
                <RichText blocks={service.description} />
              </div>
            ) : null}
            {pictures.length > 0 ? (
              <ul className={`grid gap-4 ${isPair ? 'grid-cols-2' : ''}`}>
                {pictures.map((each) => (
                  <li key={each.url}>
                    <Picture
                      media={each}
                      sizes={isPair ? '(min-width: 704px) 328px, 45vw' : '(min-width: 704px) 672px, 92vw'}
                      className={`w-full rounded-card object-cover ${isPair ? 'aspect-[4/3]' : 'aspect-[5/2] sm:aspect-[4/3]'}`}
                    />
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <div className="lg:sticky lg:top-28 lg:self-start">
            <ServiceBooking service={service} fees={ownFees} />
          </div>
        </Container>
      </article>
      {doctors ? (
        <section aria-labelledby="doctors" className="band bg-surface-warm">
          <Container>
            <h2 id="doctors" className="mb-4 text-3xl sm:mb-6">
              {t('doctors')}
            </h2>
            {doctors}
          </Container>
        </section>
      ) : null}
      {related.length > 0 ? (
        <section aria-labelledby="related" className="band">
          <Container>
            <h2 id="related" className="mb-4 flex items-center gap-3 text-2xl">
              <Icon name="lucide:audio-lines" className="size-7 text-accent" />
              {t('related')}
            </h2>
            <ServiceRows services={related} fees={fees} isBrief />
          </Container>
        </section>
      ) : null}
    </>
  );
}

type OfferedPrice = Parameters<typeof serviceOffer>[1];

async function ServiceJsonLd(props: { service: ServiceProfile; price: OfferedPrice | null; locale: Locale }) {
  const { service, price, locale } = props;
  const url = entryUrl('services', service, locale);
  const [picture] = service.pictures;
  const node = entity('MedicalProcedure', 'procedure', {
    url,
    name: service.name,
    description: service.summary ?? service.name,
    relevantSpecialty: specialtyOf(await getMainInfo(locale)),
    preparation: service.preparation,
    image: picture ? siteAddress(picture.url) : null,
  });
  const offers = price ? [serviceOffer({ name: service.name, url }, price)] : [];
  return <JsonLd data={[node, ...offers, await trailNode('services', service, service.name, locale)]} />;
}

async function ServiceBooking({ service, fees }: { service: ServiceProfile; fees: ReactNode }) {
  const [locale, t] = await getWords('services');
  return (
    <section aria-labelledby="booking" className={FRAMED}>
      <h2 id="booking" className="flex items-center gap-3 text-xl">
        <Icon name={service.icon ?? 'lucide:audio-lines'} className="size-8 text-accent" />
        {t('atAGlance')}
      </h2>
      <dl className="mt-4 grid gap-4">
        <div>
          <dt className="text-sm text-text-soft">{t('howLong')}</dt>
          <dd className="font-semibold">
            {service.durationMinutes === null
              ? t('asLongAsAnAppointment')
              : t('duration', { minutes: service.durationMinutes })}
          </dd>
        </div>
        {fees}
        {service.preparation ? (
          <div>
            <dt className="text-sm text-text-soft">{t('preparation')}</dt>
            <dd className="whitespace-pre-line" {...contentLang(service, locale)}>
              {service.preparation}
            </dd>
          </div>
        ) : null}
      </dl>
      <div className="mt-5 grid gap-3">
        <BookService service={service} />
        {/* On phones the bar at the foot calls. */}
        <CallButton label={t('call')} variant="secondary" className="max-sm:not-print:hidden" />
      </div>
    </section>
  );
}

async function BookService({ service }: { service: ServiceProfile }) {
  const t = await getTranslations('services');
  if (service.takesNoNewBookings) return <NoNewBookings what="service" />;
  return (
    <BookButton path={bookAppointmentPath({ service: service.number })} prefetch={false}>
      {t('book')}
    </BookButton>
  );
}
