import { EmptyState } from '@/components/ui/empty-state';
import { pictureAttributes } from '@/components/ui/picture';
import type { NextFree } from '@/contract/availability';
import type { BookingDoctor } from '@/features/booking/choices/data';
import { choiceHref, withoutChoice } from '@/features/booking/choices/query';
import type { FeeSayer } from '@/features/site/fees/query';
import type { Specialty } from '@/features/site/specialties/data';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getTranslations, type Words } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { formatDate, sayTime } from '@/lib/time/clinic-time';
import type { DoctorChoice, FilterOption, StepProps } from '../choice-state';
import { choiceLook } from '../words';
import { DoctorChoices } from './drawn-choices';
import { SpecialtyFilter } from './specialty-filter';

interface Props extends StepProps {
  doctors: BookingDoctor[];
  /** Specialties the list can be narrowed by; empty when that question has been asked. */
  filters: Specialty[];
  /** First free times; a doctor without one is shown without it. */
  nextTimes: NextFree[];
  fees: FeeSayer;
  chosen: { branch: string | null; service: string | null };
  help: React.ReactNode;
}

/** The doctors one can book, with specialties, branches and the first free time. */
export async function DoctorQuestion(props: Props) {
  const { doctors, filters, help } = props;
  const t = await getTranslations('booking.doctor');
  return (
    <>
      {filters.length > 1 ? (
        <SpecialtyFilter label={t('filter')} options={filterOptions(props, filters, t('all'))} />
      ) : null}
      {doctors.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t('none')} text={t('noneText')} action={help} />
        </div>
      ) : (
        <DoctorChoices
          choices={doctors.map((doctor) => toChoice(doctor, props, t))}
          look={await choiceLook()}
        />
      )}
    </>
  );
}

function toChoice(doctor: BookingDoctor, props: Props, t: Words<'booking.doctor'>): DoctorChoice {
  const { locale, query, nextTimes, fees, chosen } = props;
  const nextTime = nextTimes.find((time) => time.doctor === doctor.id);
  const branch = nextTime && doctor.branches.find((one) => one.id === nextTime.branch);
  const comma = locale === 'ar' ? '، ' : ', ';
  const moment = branch && { instant: new Date(nextTime.startsAt), timeZone: branch.timeZone, locale };
  const firstFree = moment && {
    text: t('firstFreeAt', {
      date: formatDate({ ...moment, style: 'medium' }),
      // No line ends between a time and its "pm".
      time: sayTime(moment).replaceAll(' ', '\u00a0'),
    }),
    place: doctor.branches.length > 1 ? ` ${t('atBranch', { branch: branch.name })}` : null,
  };
  return {
    id: doctor.id,
    href: choiceHref(locale, query, 'doctor', doctor.number),
    title: doctor.name,
    text: doctor.title ?? doctor.specialties.map((specialty) => specialty.name).join(comma),
    words: contentLang(doctor, locale),
    image: doctor.picture && pictureAttributes({ media: doctor.picture, alt: '', sizes: '80px' }),
    branches: doctor.branches.map((one) => one.name).join(comma),
    firstFree: firstFree ?? null,
    fee: fees.ofDoctor({
      doctor: chosen.branch === null ? doctor : { id: doctor.id, branches: [{ id: chosen.branch }] },
      service: chosen.service,
    }),
  };
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
