import type { Metadata } from 'next';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import type { Locale } from '@/i18n/routing';
import type { DoctorProfile } from './data';
import { doctorPaths } from './query';

export function doctorMetadata(doctor: DoctorProfile, locale: Locale): Promise<Metadata> {
  const specialties = doctor.specialties.map(({ name }) => name).join(locale === 'ar' ? '، ' : ', ');
  const branches = doctor.branches.map(({ name }) => name).join(locale === 'ar' ? '، ' : ', ');
  return clinicMetadata({
    locale,
    path: doctorPaths(doctor),
    title: doctor.title ? `${doctor.name} · ${doctor.title}` : doctor.name,
    description: [doctor.title, specialties, branches].filter(Boolean).join(' · '),
    seo: doctor.seo,
    image: doctor.picture && { url: doctor.picture.url, alternativeText: doctor.name },
  });
}
