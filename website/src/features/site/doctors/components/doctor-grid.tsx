import { FirstFew } from '@/components/ui/first-few';
import type { AppointmentHere } from '@/features/site/next-free-times/components/known-appointment';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { describeCards } from '../card-query';
import type { Doctor } from '../data';
import { DoctorCards } from './doctor-cards';

interface Props {
  doctors: Doctor[];
  /** True to show only the first few on phones, where the link to all stands below. */
  isBrief?: boolean;
  /** The first few and a press that shows the others, where the page is not about them. */
  isFolded?: boolean;
  known?: AppointmentHere;
}

/** Doctors as cards under a heading of the second level, each with the next free time at the branch and for the service named. */
export async function DoctorGrid({ doctors, known = {}, isBrief = false, isFolded = false }: Props) {
  const [locale, t] = await getWords('doctors');
  const { cards, look } = await describeCards({ doctors, heading: 'h3', locale, serviceId: known.serviceId });
  const className = cn('doctor-cards', isBrief && 'max-sm:*:nth-[n+4]:hidden', isFolded && 'mb-3');
  const list = (some: typeof cards) => (
    <DoctorCards cards={some} look={look} className={className} known={known} />
  );
  if (!isFolded) return list(cards);
  return <FirstFew items={cards} first={3} title={(count) => t('others', { count })} list={list} />;
}
