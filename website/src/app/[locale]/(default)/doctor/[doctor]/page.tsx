import { DoctorPage } from '@/features/site/doctors/components/doctor-page';
import { type DoctorProfile, getDoctor, listDoctors } from '@/features/site/doctors/data';
import { describedPage } from '@/features/site/main-info/metadata';
import type { Locale } from '@/i18n/routing';

const page = describedPage({
  param: 'doctor',
  section: 'doctor',
  list: listDoctors,
  find: getDoctor,
  words: sayDoctor,
  show: (entry, locale) => <DoctorPage doctor={entry} locale={locale} />,
});

export const generateStaticParams = page.listParams;
export const generateMetadata = page.metadata;
export default page.show;

function sayDoctor(doctor: DoctorProfile, locale: Locale) {
  const joined = (list: { name: string }[]) =>
    list.map(({ name }) => name).join(locale === 'ar' ? '، ' : ', ');
  const facts = [doctor.title, joined(doctor.specialties), joined(doctor.branches)];
  return {
    title: doctor.title ? `${doctor.name} · ${doctor.title}` : doctor.name,
    description: facts.filter(Boolean).join(' · '),
    image: doctor.picture && { url: doctor.picture.url, alternativeText: doctor.name },
  };
}
