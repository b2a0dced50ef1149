import { ServiceFees } from '@/features/site/doctors/components/doctor-fees';
import { DoctorGrid } from '@/features/site/doctors/components/doctor-grid';
import { listDoctors } from '@/features/site/doctors/data';
import { priceOfService, sayServiceFees } from '@/features/site/doctors/fee-query';
import { describedPage } from '@/features/site/main-info/metadata';
import { ServicePage } from '@/features/site/services/components/service-page';
import { getService, listServices } from '@/features/site/services/data';
import { isOfferedBy } from '@/features/site/services/rules';

const page = describedPage({
  param: 'service',
  section: 'services',
  list: listServices,
  find: getService,
  words: ({ name, summary, pictures }) => ({ title: name, description: summary, image: pictures[0] }),
  show: async (service, locale) => {
    const doctors = (await listDoctors({ locale })).filter(({ specialties }) =>
      isOfferedBy(service, specialties),
    );
    const [price, fees] = await Promise.all([
      priceOfService({ service, locale }),
      sayServiceFees(await listServices({ locale }), locale),
    ]);
    const known = { service: service.number, serviceId: service.id };
    return (
      <ServicePage
        service={service}
        price={price}
        fees={fees}
        ownFees={<ServiceFees service={service} />}
        doctors={doctors.length > 0 ? <DoctorGrid doctors={doctors} known={known} isFolded /> : null}
      />
    );
  },
});

export const generateStaticParams = page.listParams;
export const generateMetadata = page.metadata;
export default page.show;
