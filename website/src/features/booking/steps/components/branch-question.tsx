import { IconDrawing } from '@/components/ui/icon-drawing';
import { choiceHref } from '@/features/booking/choices/query';
import { doctorsFor } from '@/features/booking/choices/rules';
import type { Branch } from '@/features/site/branches/data';
import { readFees } from '@/features/site/fees/query';
import { nextFreeOrNone } from '@/features/site/next-free-times/data';
import { contentLang } from '@/i18n/content-lang';
import { formatMoment } from '@/lib/time/clinic-time';
import type { FlowProps } from '../choice-state';
import { choiceLook } from '../words';
import { ChoiceFact, ChoiceLink, ChoiceList } from './choice-link';

/** Shows where the appointment is: all branches, or those of the doctor. */
export async function BranchQuestion({ locale, query, progress, catalogue }: FlowProps) {
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
