import { IconDrawing } from '@/components/ui/icon-drawing';
import type { NextFree } from '@/contract/availability';
import { choiceHref } from '@/features/booking/choices/query';
import type { Branch } from '@/features/site/branches/data';
import { readFees } from '@/features/site/fees/query';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations } from '@/i18n/translations';
import { formatDate, sayTime } from '@/lib/time/clinic-time';
import type { StepProps } from '../choice-state';
import { choiceLook } from '../words';
import { ChoiceFact, ChoiceLink, ChoiceList } from './choice-link';

interface Props extends StepProps {
  branches: Branch[];
  /** The first free time of each branch that has one; a branch without is shown without it. */
  firstTimes: NextFree[];
  /** Document ids of the doctor and service whose fee is shown; null before a doctor is chosen. */
  chosen: { doctor: string; service: string | null } | null;
}

/** Shows where the appointment is: all branches, or those of the doctor. */
export async function BranchQuestion({ locale, query, branches, firstTimes, chosen }: Props) {
  const [t, fees] = await Promise.all([getTranslations('booking.doctor'), readFees(locale)]);
  const { firstFreeWord, feeWord, icons } = await choiceLook();
  const feeAt = ({ id }: Branch) =>
    chosen && fees.ofDoctor({ doctor: { id: chosen.doctor, branches: [{ id }] }, service: chosen.service });
  const firstFreeAt = ({ id, timeZone }: Branch) => {
    const first = firstTimes.find(({ branch }) => branch === id);
    if (!first) return null;
    const moment = { instant: first.startsAt, timeZone, locale };
    return t('firstFreeAt', { date: formatDate({ ...moment, style: 'medium' }), time: sayTime(moment) });
  };
  return (
    <ChoiceList>
      {branches.map((branch) => (
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
            {firstFreeAt(branch)}
          </ChoiceFact>
        </ChoiceLink>
      ))}
    </ChoiceList>
  );
}
