import { Icon, iconShape } from '@/components/ui/icon';
import type { NextFree } from '@/contract/availability';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import type { BookingCatalogue, BookingProgress, BookingSetting } from '@/features/booking/choices/data';
import { choiceHref } from '@/features/booking/choices/query';
import {
  doctorsFor,
  findChosen,
  servicesFor,
  specialtiesAt,
  specialtiesOffering,
} from '@/features/booking/choices/rules';
import { InformationQuestion } from '@/features/booking/details/components/information-question';
import { TimeQuestion } from '@/features/booking/times/components/time-question';
import { readFees } from '@/features/site/fees/query';
import { listNextFree } from '@/features/site/next-free-times/data';
import type { Specialty } from '@/features/site/specialties/data';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations } from '@/i18n/translations';
import { withFallback } from '@/lib/backend/errors';
import type { StepProps } from '../choice-state';
import { BranchQuestion } from './branch-question';
import { ChoiceLink, ChoiceList } from './choice-link';
import { DoctorQuestion } from './doctor-question';
import { ServiceQuestion } from './service-question';

interface Props extends StepProps {
  progress: BookingProgress;
  catalogue: BookingCatalogue;
  setting: BookingSetting;
}

export async function QuestionBody({ locale, query, progress, catalogue, setting }: Props) {
  const { by, doctor, specialty, branch, service, time, question } = progress;
  const step = { locale, query };
  switch (question) {
    case 'way':
      return <WayQuestion {...step} />;
    case 'doctor': {
      const place = by === 'branch' ? branch : null;
      const narrowed = specialty ?? findChosen(catalogue.specialties, query.specialty);
      const bookable = doctorsFor(catalogue.doctors, { branch: place, service });
      return (
        <DoctorQuestion
          {...step}
          doctors={doctorsFor(bookable, { specialty: narrowed })}
          filters={
            by === 'doctor'
              ? specialtiesOffering(catalogue.specialties, service).filter((one) =>
                  bookable.some((each) => each.specialtyIds.includes(one.id)),
                )
              : []
          }
          nextTimes={await findNextFree({ branch: place?.id, service: service?.id })}
          fees={await readFees(locale)}
          chosen={{ branch: place?.id ?? null, service: service?.id ?? null }}
          help={<CallUs setting={setting} country={branch?.country} />}
        />
      );
    }
    case 'specialty': {
      if (doctor) {
        const own = catalogue.specialties.filter((one) => doctor.specialtyIds.includes(one.id));
        return <SpecialtyQuestion {...step} specialties={own} />;
      }
      const specialties = specialtiesOffering(catalogue.specialties, service);
      const there = branch ? specialtiesAt(specialties, catalogue.doctors, branch) : specialties;
      return <SpecialtyQuestion {...step} specialties={there} />;
    }
    case 'branch': {
      const seeing = doctorsFor(catalogue.doctors, { service });
      const open = catalogue.branches.filter((one) => seeing.some((each) => each.branchIds.includes(one.id)));
      const branches = doctor ? open.filter((one) => doctor.branchIds.includes(one.id)) : open;
      const firstTimes = await Promise.all(
        branches.map(async ({ id }) => {
          const times = await findNextFree({ branch: id, service: service?.id });
          return firstOf(doctor ? times.filter((one) => one.doctor === doctor.id) : times);
        }),
      );
      return (
        <BranchQuestion
          {...step}
          branches={branches}
          firstTimes={firstTimes.filter((one) => one !== null)}
          chosen={doctor ? { doctor: doctor.id, service: service?.id ?? catalogue.defaultServiceId } : null}
        />
      );
    }
    case 'service':
      return (
        <ServiceQuestion
          {...step}
          services={doctor ? servicesFor(catalogue.services, doctor, specialty) : []}
          usualId={catalogue.defaultServiceId}
          place={doctor && { doctor, branch }}
        />
      );
    case 'time':
    case 'information': {
      if (!doctor || !branch || !service) return null;
      const asked = { ...step, doctor, branch, service, setting, catalogue };
      if (question === 'time') return <TimeQuestion {...asked} />;
      return time && <InformationQuestion {...asked} startsAt={time} />;
    }
  }
}

/** The earliest of some free times; null when there is none. */
function firstOf(times: NextFree[]): NextFree | null {
  return times.reduce<NextFree | null>(
    (first, one) => (first && Date.parse(first.startsAt) <= Date.parse(one.startsAt) ? first : one),
    null,
  );
}

/** The first free times are a help, not a need: without them the doctors can still be chosen. */
async function findNextFree(place: Parameters<typeof listNextFree>[0]) {
  return await withFallback(() => listNextFree(place), []);
}

const WAYS = [
  { by: 'doctor', icon: 'lucide:stethoscope' },
  { by: 'branch', icon: 'lucide:map-pin' },
] as const;

/** Question whether to book by doctor or by branch (specification, point 4). */
async function WayQuestion({ locale, query }: StepProps) {
  const t = await getTranslations('booking.way');
  return (
    <ChoiceList>
      {WAYS.map(({ by, icon }) => (
        <ChoiceLink
          key={by}
          arrow={iconShape('lucide:chevron-right')}
          href={choiceHref(locale, query, 'by', by)}
          title={t(by)}
          picture={
            <span className="flex size-14 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent-strong">
              <Icon name={icon} className="size-7" />
            </span>
          }
        >
          <span className="mt-1 block text-text-soft">{t(`${by}Text`)}</span>
        </ChoiceLink>
      ))}
    </ChoiceList>
  );
}

/** Question what the appointment is about: the specialties of the doctor or of the branch. */
function SpecialtyQuestion({ locale, query, specialties }: StepProps & { specialties: Specialty[] }) {
  return (
    <ChoiceList>
      {specialties.map((specialty) => (
        <ChoiceLink
          key={specialty.id}
          words={contentLang(specialty, locale)}
          arrow={iconShape('lucide:chevron-right')}
          href={choiceHref(locale, query, 'specialty', specialty.number)}
          title={specialty.name}
          picture={
            specialty.icon ? (
              <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-surface-sky text-action">
                <Icon name={specialty.icon} className="size-7" />
              </span>
            ) : null
          }
        >
          {specialty.summary ? (
            <span className="mt-1 block text-sm text-text-soft">{specialty.summary}</span>
          ) : null}
        </ChoiceLink>
      ))}
    </ChoiceList>
  );
}
