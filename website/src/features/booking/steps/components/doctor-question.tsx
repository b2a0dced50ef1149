import { EmptyState } from '@/components/ui/empty-state';
import { nameList } from '@/components/ui/name-line';
import { pictureAttributes } from '@/components/ui/picture';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import type { BookingDoctor } from '@/features/booking/choices/data';
import { choiceHref, withoutChoice } from '@/features/booking/choices/query';
import { doctorsFor, findChosen, specialtiesOffering } from '@/features/booking/choices/rules';
import { readFees } from '@/features/site/fees/query';
import { nextFreeOrNone } from '@/features/site/next-free-times/data';
import type { Specialty } from '@/features/site/specialties/data';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { formatDate, joinMoment, sayTime } from '@/lib/time/clinic-time';
import type { DoctorChoice, FilterOption, FlowProps, StepProps } from '../choice-state';
import { choiceLook } from '../words';
import { DoctorChoices, SpecialtyFilter } from './drawn-choices';

/** The doctors one can book, with specialties, branches and the first free time. */
export async function DoctorQuestion({ locale, query, progress, catalogue, setting }: FlowProps) {
  const { by, specialty, branch, service } = progress;
  const place = by === 'branch' ? branch : null;
  const bookable = doctorsFor(catalogue.doctors, { branch: place, service });
  const narrowed = specialty ?? findChosen(catalogue.specialties, query.specialty);
  const doctors = doctorsFor(bookable, { specialty: narrowed });
  // On the way by branch the specialty has been asked.
  const asked = by === 'doctor' ? specialtiesOffering(catalogue.specialties, service) : [];
  const filters = asked.filter(({ id }) => bookable.some((one) => one.specialtyIds.includes(id)));
  const [t, fees] = await Promise.all([getTranslations('booking.doctor'), readFees(locale)]);
  const nextTimes = await nextFreeOrNone({ branch: place?.id, service: service?.id });
  const comma = locale === 'ar' ? '، ' : ', ';
  const firstFreeOf = (doctor: BookingDoctor): DoctorChoice['firstFree'] => {
    const first = nextTimes.find((time) => time.doctor === doctor.id);
    const where = first && doctor.branches.find((one) => one.id === first.branch);
    if (!where) return null;
    const moment = { instant: first.startsAt, timeZone: where.timeZone, locale };
    // No line ends between a time and its "pm".
    const time = sayTime(moment).replaceAll(' ', '\u00a0');
    return {
      text: joinMoment({ date: formatDate({ ...moment, style: 'medium' }), time, locale }),
      place: doctor.branches.length > 1 ? ` ${t('atBranch', { branch: where.name })}` : null,
    };
  };
  const toChoice = (doctor: BookingDoctor): DoctorChoice => ({
    id: doctor.id,
    href: choiceHref(locale, query, 'doctor', doctor.number),
    title: doctor.name,
    text: nameList(
      locale,
      comma,
      doctor.title ? [{ name: doctor.title, lang: doctor.lang }] : doctor.specialties,
    ),
    words: contentLang(doctor, locale),
    image: doctor.picture && pictureAttributes({ media: doctor.picture, alt: '', sizes: '80px' }),
    branches: nameList(locale, comma, doctor.branches),
    firstFree: firstFreeOf(doctor),
    fee: fees.ofDoctor({
      doctor: place ? { id: doctor.id, branches: [{ id: place.id }] } : doctor,
      service: service?.id,
    }),
  });
  return (
    <>
      {filters.length > 1 ? (
        <SpecialtyFilter label={t('filter')} options={filterOptions({ locale, query }, filters, t('all'))} />
      ) : null}
      {doctors.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<CallUs setting={setting} country={branch?.country} />}
          />
        </div>
      ) : (
        <DoctorChoices choices={doctors.map(toChoice)} look={await choiceLook()} />
      )}
    </>
  );
}

function filterOptions({ locale, query }: StepProps, specialties: Specialty[], all: string): FilterOption[] {
  return [
    {
      key: 'all',
      label: all,
      href: localePath({ locale, path: bookingPath(withoutChoice(query, 'specialty')) }),
      isCurrent: !query.specialty,
    },
    ...specialties.map(({ id, number, name }) => ({
      key: id,
      label: name,
      href: choiceHref(locale, query, 'specialty', number),
      isCurrent: query.specialty === String(number) || query.specialty === id,
    })),
  ];
}
