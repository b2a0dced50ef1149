import type { Metadata } from 'next';
import { DoctorGrid } from '@/features/doctors/components/doctor-grid';
import { ServiceFees } from '@/features/doctors/components/service-fees';
import { listDoctors } from '@/features/doctors/data';
import { priceOfService, sayServiceFees } from '@/features/doctors/fee-query';
import { clinicMetadata } from '@/features/main-info/metadata';
import { ServiceJsonLd } from '@/features/services/components/service-json-ld';
import { ServicePage } from '@/features/services/components/service-page';
import { getService, listServices } from '@/features/services/data';
import { isOfferedBy } from '@/features/services/rules';
import { entryPaths } from '@/lib/entry-address';
import { listSegments, readEntry } from '@/lib/entry-page';

type Props = { params: Promise<{ locale: string; service: string }> };

/** Every service is built ahead when the backend answers; else each page is rendered at its first request. */
export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const segments = await listSegments(params.locale, listServices);
  return segments.map((service) => ({ service }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, entry: service } = await readService(params);
  return clinicMetadata({
    locale,
    path: entryPaths('services', service),
    title: service.name,
    description: service.summary,
    seo: service.seo,
    image: service.pictures[0],
  });
}

export default async function Page({ params }: Props) {
  const { locale, entry: service } = await readService(params);
  const doctors = (await listDoctors({ locale })).filter(({ specialties }) =>
    isOfferedBy(
      service,
      specialties.map(({ id }) => id),
    ),
  );
  const [price, fees] = await Promise.all([
    priceOfService({ service, locale }),
    sayServiceFees(await listServices({ locale }), locale),
  ]);
  const known = { service: service.number, serviceId: service.id };
  return (
    <>
      <ServiceJsonLd service={service} locale={locale} price={price} />
      <ServicePage
        service={service}
        locale={locale}
        fees={fees}
        ownFees={<ServiceFees service={service} locale={locale} />}
        doctors={doctors.length > 0 ? <DoctorGrid doctors={doctors} locale={locale} known={known} /> : null}
      />
    </>
  );
}

async function readService(params: Props['params']) {
  const { locale, service: segment } = await params;
  return readEntry({ locale, segment, section: 'services', find: getService });
}
