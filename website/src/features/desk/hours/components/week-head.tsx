import { ActionLink } from '@/components/ui/action-link';
import { Icon } from '@/components/ui/icon';
import { List } from '@/components/ui/list';
import { nameLine } from '@/components/ui/name-line';
import type { DoctorHours } from '@/contract/hours';
import { getWords } from '@/i18n/translations';
import { addDays } from '@/lib/time/week';
import { doctorHoursAddress, hoursAddress } from '../address';
import { tonesOf } from '../rules';
import { ToneMark } from './week-picture';

const LINK = 'rounded-control px-1.5 text-sm hover:bg-surface-sky sm:px-3 sm:text-base';

type Props = Pick<DoctorHours, 'week' | 'branches' | 'days'> & { doctor?: string };

/** Leads to the weeks around, and names the colours of the branches that have hours on the days drawn, and the hatched parts. */
export async function WeekHead({ week, branches, days, doctor }: Props) {
  const [locale, t] = await getWords('hours');
  const address = doctor ? doctorHoursAddress(doctor) : hoursAddress;
  const to = (ahead: number) => address.path(locale, { week: addDays({ date: week, days: ahead }) });
  const tones = tonesOf(branches);
  const pieces = days.flatMap((day) => day.pieces);
  const shown = branches.filter(({ documentId }) => pieces.some(({ branch }) => branch === documentId));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <nav aria-label={t('week.label')} className="-mx-3 flex flex-wrap print:hidden">
        <ActionLink href={to(-7)} className={LINK}>
          <Icon name="lucide:chevron-left" />
          {t('week.previous')}
        </ActionLink>
        <ActionLink href={address.path(locale)} className={LINK}>
          {t('week.this')}
        </ActionLink>
        <ActionLink href={to(7)} className={LINK}>
          {t('week.next')}
          <Icon name="lucide:chevron-right" />
        </ActionLink>
      </nav>
      <List className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {shown.map(({ documentId, name }) => (
          <li key={documentId} className="flex items-center gap-2">
            <ToneMark tone={tones.get(documentId) ?? 0} />
            {nameLine(locale, name)}
          </li>
        ))}
        {pieces.some(({ isAbsent }) => isAbsent) ? (
          <li className="flex items-center gap-2">
            <ToneMark tone={0} isAbsent />
            {t('picture.legendOff')}
          </li>
        ) : null}
      </List>
    </div>
  );
}
