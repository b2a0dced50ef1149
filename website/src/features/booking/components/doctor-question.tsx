import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { listNextFree } from '@/features/next-free-times/data';
import type { Specialty } from '@/features/specialties/data';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { type BookingQuery, bookingPath } from '@/lib/booking-address';
import { formatDate, formatTime } from '@/lib/clinic-time';
import type { BookingDoctor } from '../data';
import { withChoice, withoutChoice } from '../query';
import { ChoiceLink, ChoiceList } from './choice-link';

type NextFree = Awaited<ReturnType<typeof listNextFree>>[number];

interface Props {
  locale: Locale;
  query: BookingQuery;
  doctors: BookingDoctor[];
  /** Specialties the list can be narrowed by; empty when that question has been asked. */
  filters: Specialty[];
  /** First free times; a doctor without one is shown without it. */
  nextTimes: NextFree[];
  help: React.ReactNode;
}

/** The doctors one can book, with specialties, branches and the first free time. */
export async function DoctorQuestion({ locale, query, doctors, filters, nextTimes, help }: Props) {
  const t = await getTranslations('booking.doctor');
  return (
    <>
      {filters.length > 1 ? <SpecialtyFilter locale={locale} query={query} specialties={filters} /> : null}
      {doctors.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t('none')} text={t('noneText')} action={help} />
        </div>
      ) : (
        <ChoiceList wide>
          {doctors.map((doctor) => (
            <li key={doctor.id} className="grid">
              <DoctorChoice
                locale={locale}
                query={query}
                doctor={doctor}
                nextTime={nextTimes.find((time) => time.doctor === doctor.id)}
              />
            </li>
          ))}
        </ChoiceList>
      )}
    </>
  );
}

async function DoctorChoice({
  locale,
  query,
  doctor,
  nextTime,
}: {
  locale: Locale;
  query: BookingQuery;
  doctor: BookingDoctor;
  nextTime: NextFree | undefined;
}) {
  const t = await getTranslations('booking.doctor');
  const branch = nextTime && doctor.branches.find((one) => one.id === nextTime.branch);
  const comma = locale === 'ar' ? '، ' : ', ';
  const instant = nextTime && new Date(nextTime.startsAt);
  return (
    <ChoiceLink
      href={localePath({
        locale,
        path: bookingPath(withChoice({ query, key: 'doctor', value: String(doctor.number) })),
      })}
      title={<span {...contentLang({ content: doctor.lang, page: locale })}>{doctor.name}</span>}
      picture={
        doctor.picture ? (
          <Picture
            media={doctor.picture}
            alt=""
            sizes="80px"
            className="size-16 shrink-0 rounded-control bg-surface-sky object-cover sm:size-20"
          />
        ) : null
      }
    >
      <span className="block text-sm text-text-soft" {...contentLang({ content: doctor.lang, page: locale })}>
        {doctor.title ?? doctor.specialties.map((specialty) => specialty.name).join(comma)}
      </span>
      <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="inline-flex items-center gap-1.5 text-text-soft">
          <Icon name="lucide:map-pin" className="size-4" />
          {doctor.branches.map((one) => one.name).join(comma)}
        </span>
        {instant && branch ? (
          <span className="inline-flex items-center gap-1.5 font-semibold text-accent-strong">
            <Icon name="lucide:calendar-check" className="size-4" />
            <VisuallyHidden>{t('firstFree')}:</VisuallyHidden>
            {t('firstFreeAt', {
              date: formatDate({ instant, timeZone: branch.timeZone, locale, style: 'medium' }),
              time: formatTime({ instant, timeZone: branch.timeZone, locale }),
            })}
            {doctor.branches.length > 1 ? ` ${t('atBranch', { branch: branch.name })}` : null}
          </span>
        ) : null}
      </span>
    </ChoiceLink>
  );
}

async function SpecialtyFilter({
  locale,
  query,
  specialties,
}: {
  locale: Locale;
  query: BookingQuery;
  specialties: Specialty[];
}) {
  const t = await getTranslations('booking.doctor');
  const options = [
    {
      key: 'all',
      label: t('all'),
      query: withoutChoice({ query, key: 'specialty' }),
      isCurrent: !query.specialty,
    },
    ...specialties.map((specialty) => ({
      key: specialty.id,
      label: specialty.name,
      query: withChoice({ query, key: 'specialty', value: String(specialty.number) }),
      isCurrent: query.specialty === String(specialty.number) || query.specialty === specialty.id,
    })),
  ];
  return (
    <nav aria-label={t('filter')} className="mt-4">
      <ul className="-mx-edge flex gap-2 overflow-x-auto px-edge py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        {options.map((option) => (
          <li key={option.key}>
            <Link
              href={localePath({ locale, path: bookingPath(option.query) })}
              replace
              scroll={false}
              prefetch={false}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-pill border border-line-strong px-4 font-semibold text-action text-sm hover:bg-surface-sky aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-white"
              {...(option.isCurrent ? { 'aria-current': 'true' as const } : {})}
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
