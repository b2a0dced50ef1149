import type { Locale } from '@/i18n/routing';
import type { Doctor } from '../data';
import { DoctorCard } from './doctor-card';

/** Doctors as cards under a heading of the second level, each with the next free time. */
export function DoctorGrid({ doctors, locale }: { doctors: Doctor[]; locale: Locale }) {
  // Four in rows of three would leave one alone.
  const columns = doctors.length === 4 ? '' : 'lg:grid-cols-3';
  return (
    <ul className={`grid gap-4 sm:grid-cols-2 sm:gap-5 ${columns}`}>
      {doctors.map((doctor) => (
        <li key={doctor.id}>
          <DoctorCard doctor={doctor} heading="h3" locale={locale} />
        </li>
      ))}
    </ul>
  );
}
