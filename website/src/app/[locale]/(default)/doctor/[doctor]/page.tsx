import { DoctorJsonLd } from '@/features/site/doctors/components/doctor-json-ld';
import { DoctorPage } from '@/features/site/doctors/components/doctor-page';
import { getDoctor, listDoctors } from '@/features/site/doctors/data';
import { doctorMetadata } from '@/features/site/doctors/doctor-metadata';
import { entryPage } from '@/lib/page/entry-page';

const page = entryPage({
  param: 'doctor',
  section: 'doctor',
  list: listDoctors,
  find: getDoctor,
  metadata: doctorMetadata,
  show: (entry, locale) => (
    <>
      <DoctorJsonLd doctor={entry} locale={locale} />
      <DoctorPage doctor={entry} locale={locale} />
    </>
  ),
});

export const generateStaticParams = page.listParams;
export const generateMetadata = page.metadata;
export default page.show;
