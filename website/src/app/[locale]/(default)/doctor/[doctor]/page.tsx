import type { Metadata } from 'next';
import { DoctorPage } from '@/features/site/doctors/components/doctor-page';
import { type DoctorProfile, getDoctor, listDoctors } from '@/features/site/doctors/data';
import { entryMetadata } from '@/features/site/main-info/metadata';
import type { Locale } from '@/i18n/routing';
import { entryPage } from '@/lib/page/entry-page';

const page = entryPage({
  param: 'doctor',
  section: 'doctor',
  list: listDoctors,
  find: getDoctor,
  metadata: doctorMetadata,
  show: (entry, locale) => <DoctorPage doctor={entry} locale={locale} />,
});

export const generateStaticParams = page.listParams;
export const generateMetadata = page.metadata;
export default page.show;

function doctorMetadata(doctor: DoctorProfile, locale: Locale): Promise<Metadata> {
  const joined = (list: { name: string }[]) =>
    list.map(({ name }) => name).join(locale === 'ar' ? '، ' : ', ');
  const facts = [doctor.title, joined(doctor.specialties), joined(doctor.branches)];
  return entryMetadata('doctor', doctor, locale, {
    title: doctor.title ? `${doctor.name} · ${doctor.title}` : doctor.name,
    description: facts.filter(Boolean).join(' · '),
    image: doctor.picture && { url: doctor.picture.url, alternativeText: doctor.name },
  });
}
