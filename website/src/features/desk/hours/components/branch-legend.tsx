import type { Locale } from 'next-intl';
import { List } from '@/components/ui/list';
import type { DoctorHours, HoursDay } from '@/contract/hours';
import { branchesIn, tonesOf } from '../rules';
import { ToneMark } from './week-picture';

/** Names the colours of the branches that have hours on the days drawn. */
export function BranchLegend({
  locale,
  branches,
  days,
  off,
}: {
  locale: Locale;
  branches: DoctorHours['branches'];
  days: readonly HoursDay[];
  /** Name of the hatched parts. */
  off: string;
}) {
  const tones = tonesOf(branches);
  const isOff = days.some(({ pieces }) => pieces.some(({ isAbsent }) => isAbsent));
  return (
    <List className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {branchesIn(branches, days).map(({ documentId, name }) => (
        <li key={documentId} className="flex items-center gap-2">
          <ToneMark tone={tones.get(documentId) ?? 0} />
          {name[locale]}
        </li>
      ))}
      {isOff ? (
        <li className="flex items-center gap-2">
          <ToneMark tone={0} isAbsent />
          {off}
        </li>
      ) : null}
    </List>
  );
}
