import { List } from '@/components/ui/list';
import type { DoctorHours } from '@/contract/hours';
import { getWords } from '@/i18n/translations';
import { tonesOf } from '../rules';
import { ToneMark } from './week-picture';

/** Names the colours of the branches that have hours on the days drawn, and the hatched parts. */
export async function BranchLegend({ branches, days }: Pick<DoctorHours, 'branches' | 'days'>) {
  const [locale, t] = await getWords('hours.picture');
  const tones = tonesOf(branches);
  const pieces = days.flatMap((day) => day.pieces);
  const shown = branches.filter(({ documentId }) => pieces.some(({ branch }) => branch === documentId));
  return (
    <List className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {shown.map(({ documentId, name }) => (
        <li key={documentId} className="flex items-center gap-2">
          <ToneMark tone={tones.get(documentId) ?? 0} />
          {name[locale]}
        </li>
      ))}
      {pieces.some(({ isAbsent }) => isAbsent) ? (
        <li className="flex items-center gap-2">
          <ToneMark tone={0} isAbsent />
          {t('legendOff')}
        </li>
      ) : null}
    </List>
  );
}
