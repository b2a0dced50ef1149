import type { NextFree } from '@/contract/availability';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import type { BookingCatalogue, BookingProgress, BookingSetting } from '@/features/booking/choices/data';
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
import { withFallback } from '@/lib/backend/errors';
import type { StepProps } from '../choice-state';
import { BranchQuestion } from './branch-question';
import { DoctorQuestion } from './doctor-question';
import { ServiceQuestion } from './service-question';
import { SpecialtyQuestion } from './specialty-question';
import { WayQuestion } from './way-question';

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
      const { doctors } = catalogue;
      if (doctor) {
        const own = catalogue.specialties.filter((one) => doctor.specialtyIds.includes(one.id));
        return <SpecialtyQuestion {...step} specialties={own} />;
      }
      const specialties = specialtiesOffering(catalogue.specialties, service);
      const there = branch ? specialtiesAt(specialties, doctors, branch) : specialties;
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
