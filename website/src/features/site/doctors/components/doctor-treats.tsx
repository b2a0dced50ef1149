import Link from 'next/link';
import type { Service } from '@/features/site/services/data';
import { isOfferedBy } from '@/features/site/services/rules';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import type { DoctorProfile } from '../data';

/** List of what the doctor treats, as patients say it; each leads to a booking about it. */
export async function DoctorTreats({ doctor, services }: { doctor: DoctorProfile; services: Service[] }) {
  if (doctor.treats.length === 0) return null;
  const [locale, t] = await getWords('doctors');
  const bookPath = ({ specialty, service }: DoctorProfile['treats'][number]) => {
    const given = services.find(
      (one) => one.id === service && !one.takesNoNewBookings && isOfferedBy(one, doctor.specialties),
    );
    return bookAppointmentPath({
      by: 'doctor',
      doctor: doctor.number,
      specialty: doctor.specialties.find(({ id }) => id === specialty)?.number,
      service: given?.number,
    });
  };
  return (
    <section aria-labelledby="treats">
      <h2 id="treats" className="text-2xl">
        {t('treats')}
      </h2>
      {doctor.takesNoNewBookings ? null : (
        <p className="mt-1 text-sm text-text-soft max-sm:hidden">
          {t('treatsText', { doctor: doctor.name })}
        </p>
      )}
      <ul className="mt-2 flex flex-wrap gap-2 sm:mt-3" {...contentLang(doctor, locale)}>
        {doctor.treats.map((symptom) => (
          <li key={symptom.id}>
            {doctor.takesNoNewBookings ? (
              <span className="inline-flex min-h-11 items-center rounded-pill border border-line px-4 text-sm">
                {symptom.name}
              </span>
            ) : (
              <Link
                href={localePath({ locale, path: bookPath(symptom) })}
                prefetch={false}
                className="chip whitespace-normal"
              >
                {symptom.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
