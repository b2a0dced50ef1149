import type { NextFree } from '@/contract/availability';
import { choiceHref } from '@/features/booking/choices/query';
import type { Branch } from '@/features/site/branches/data';
import { readFees } from '@/features/site/fees/query';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations } from '@/i18n/translations';
import { formatDate, sayTime } from '@/lib/time/clinic-time';
import type { StepProps } from '../choice-state';
import { choiceLook } from '../words';
import { BranchChoices } from './drawn-choices';

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
  const feeAt = ({ id }: Branch) =>
    chosen && fees.ofDoctor({ doctor: { id: chosen.doctor, branches: [{ id }] }, service: chosen.service });
  const firstFreeAt = ({ id, timeZone }: Branch) => {
    const first = firstTimes.find(({ branch }) => branch === id);
    if (!first) return null;
    const moment = { instant: first.startsAt, timeZone, locale };
    return t('firstFreeAt', { date: formatDate({ ...moment, style: 'medium' }), time: sayTime(moment) });
  };
  return (
    <BranchChoices
      choices={branches.map((branch) => ({
        id: branch.id,
        href: choiceHref(locale, query, 'branch', branch.number),
        title: branch.name,
        text: branch.address,
        words: contentLang(branch, locale),
        firstFree: firstFreeAt(branch),
        fee: feeAt(branch),
      }))}
      look={await choiceLook()}
    />
  );
}
