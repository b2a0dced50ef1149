import type { Metadata } from 'next';
import { entryMetadata } from '@/features/site/main-info/metadata';
import type { Locale } from '@/i18n/routing';
import type { DoctorProfile } from './data';

export function doctorMetadata(doctor: DoctorProfile, locale: Locale): Promise<Metadata> {
  const joined = (list: { name: string }[]) =>
    list.map(({ name }) => name).join(locale === 'ar' ? '، ' : ', ');
  const facts = [doctor.title, joined(doctor.specialties), joined(doctor.branches)];
  return entryMetadata('doctor', doctor, locale, {
    title: doctor.title ? `${doctor.name} · ${doctor.title}` : doctor.name,
    description: facts.filter(Boolean).join(' · '),
    image: doctor.picture && { url: doctor.picture.url, alternativeText: doctor.name },
  });
}
