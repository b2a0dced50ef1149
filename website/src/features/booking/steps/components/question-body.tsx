import { Badge } from '@/components/ui/badge';
import { Icon, iconShape } from '@/components/ui/icon';
import { IconDrawing } from '@/components/ui/icon-drawing';
import { choiceHref } from '@/features/booking/choices/query';
import {
  doctorsFor,
  servicesFor,
  specialtiesAt,
  specialtiesOffering,
} from '@/features/booking/choices/rules';
import { InformationQuestion } from '@/features/booking/details/components/information-question';
import { TimeQuestion } from '@/features/booking/times/components/time-question';
import type { Branch } from '@/features/site/branches/data';
import { readFees } from '@/features/site/fees/query';
import { nextFreeOrNone } from '@/features/site/next-free-times/data';
import type { Service } from '@/features/site/services/data';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations, getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import type { FlowProps, StepProps } from '../choice-state';
import { choiceLook } from '../words';
import { ChoiceFact, ChoiceLink, ChoiceList } from './choice-link';
import { DoctorQuestion } from './doctor-question';

/** The next question, drawn from what is chosen so far. */
export function QuestionBody(flow: FlowProps) {
  const { locale, query, catalogue, setting } = flow;
  const { doctor, branch, service, time, question } = flow.progress;
  switch (question) {
    case 'way':
      return <WayQuestion {...{ locale, query }} />;
    case 'doctor':
      return <DoctorQuestion {...flow} />;
    case 'specialty':
      return <SpecialtyQuestion {...flow} />;
    case 'branch':
      return <BranchQuestion {...flow} />;
    case 'service':
      return <ServiceQuestion {...flow} />;
    case 'time':
    case 'information': {
      if (!doctor || !branch || !service) return null;
      const asked = { locale, query, doctor, branch, service, setting, catalogue };
      if (question === 'time') return <TimeQuestion {...asked} />;
      return time && <InformationQuestion {...asked} startsAt={time} />;
    }
  }
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
function SpecialtyQuestion({ locale, query, progress, catalogue }: FlowProps) {
  const { doctor, branch, service } = progress;
  const offering = specialtiesOffering(catalogue.specialties, service);
  const there = branch ? specialtiesAt(offering, catalogue.doctors, branch) : offering;
  const specialties = doctor
    ? catalogue.specialties.filter(({ id }) => doctor.specialtyIds.includes(id))
    : there;
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

/** The kinds of appointment the doctor offers, the usual one first. */
async function ServiceQuestion({ locale, query, progress, catalogue }: FlowProps) {
  const { doctor, specialty, branch } = progress;
  const [, t, feeWords] = await getWords('booking.service', 'fees');
  const fees = await readFees(locale);
  const usualId = catalogue.defaultServiceId;
  const services = doctor ? servicesFor(catalogue.services, doctor, specialty) : [];
  const feeOf = ({ id }: Service) =>
    doctor && fees.ofDoctor({ doctor: branch ? { id: doctor.id, branches: [branch] } : doctor, service: id });
  const ordered = services.toSorted((a, b) => Number(b.id === usualId) - Number(a.id === usualId));
  return (
    <ChoiceList wide>
      {ordered.map((service) => {
        const fee = feeOf(service);
        return (
          <ChoiceLink
            key={service.id}
            words={contentLang(service, locale)}
            arrow={iconShape('lucide:chevron-right')}
            href={choiceHref(locale, query, 'service', service.number)}
            title={service.name}
          >
            {service.summary ? (
              <span className="mt-1 block text-sm text-text-soft">{service.summary}</span>
            ) : null}
            {service.id === usualId || service.durationMinutes || service.series || fee ? (
              <span className="mt-2 flex flex-wrap items-center gap-2 text-sm text-text-soft" lang={locale}>
                {service.id === usualId ? <Badge tone="accent">{t('usual')}</Badge> : null}
                {service.series ? (
                  <span>
                    {[
                      t('visits', { count: service.series.visits }),
                      service.series.everyDays === null
                        ? null
                        : t('everyDays', { count: service.series.everyDays }),
                    ]
                      .filter(Boolean)
                      .join(locale === 'ar' ? '، ' : ', ')}
                  </span>
                ) : null}
                {service.durationMinutes ? t('minutes', { count: service.durationMinutes }) : null}
                <ChoiceFact
                  icon={iconShape('lucide:wallet')}
                  word={feeWords('label')}
                  className="inline-flex"
                >
                  {fee}
                </ChoiceFact>
              </span>
            ) : null}
          </ChoiceLink>
        );
      })}
    </ChoiceList>
  );
}

/** Shows where the appointment is: all branches, or those of the doctor. */
async function BranchQuestion({ locale, query, progress, catalogue }: FlowProps) {
  const { doctor, service } = progress;
  const seeing = doctor ? [doctor] : doctorsFor(catalogue.doctors, { service });
  const branches = catalogue.branches.filter(({ id }) => seeing.some((one) => one.branchIds.includes(id)));
  const [fees, { firstFreeWord, feeWord, icons }] = await Promise.all([readFees(locale), choiceLook()]);
  const feeAt = ({ id }: Branch) =>
    doctor &&
    fees.ofDoctor({
      doctor: { id: doctor.id, branches: [{ id }] },
      service: service?.id ?? catalogue.defaultServiceId,
    });
  const firstFreeAt = async ({ id, timeZone }: Branch) => {
    const times = await nextFreeOrNone({ branch: id, service: service?.id });
    const [first] = times
      .filter((one) => !doctor || one.doctor === doctor.id)
      .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
    return first ? formatMoment({ instant: first.startsAt, timeZone, locale }) : null;
  };
  const firstFree = await Promise.all(branches.map(firstFreeAt));
  return (
    <ChoiceList>
      {branches.map((branch, place) => (
        <ChoiceLink
          key={branch.id}
          words={contentLang(branch, locale)}
          href={choiceHref(locale, query, 'branch', branch.number)}
          title={branch.name}
          arrow={icons.arrow}
          picture={
            <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-surface-sky text-action">
              <IconDrawing shape={icons.place} className="size-6" />
            </span>
          }
        >
          <span className="mt-1 block text-sm text-text-soft">{branch.address}</span>
          <ChoiceFact icon={icons.fee} word={feeWord} className="mt-1 flex text-sm text-text-soft">
            {feeAt(branch)}
          </ChoiceFact>
          <ChoiceFact
            icon={icons.firstFree}
            word={firstFreeWord}
            className="mt-1 inline-flex font-semibold text-accent-strong text-sm"
          >
            {firstFree[place]}
          </ChoiceFact>
        </ChoiceLink>
      ))}
    </ChoiceList>
  );
}
