import { RadioGroup } from '@/components/form/radio-group';
import type { VisitOfSeries } from '@/contract/series';
import { getTranslations } from '@/i18n/translations';
import { othersOf, writeOthers } from '../series-rules';

/** Asks which visits of a series are canceled with the one whose page it is; nothing where it is the only one ahead. */
export async function SeriesScope({ visits, open }: { visits: VisitOfSeries[]; open: string }) {
  const { rest, all } = othersOf(visits, open);
  if (all.length === 0) return null;
  const t = await getTranslations('appointment.series');
  const choices = [
    { value: '[]', label: t('one') },
    ...(rest.length > 0 ? [{ value: writeOthers(rest), label: t('rest', { count: rest.length }) }] : []),
    ...(all.length > rest.length
      ? [{ value: writeOthers(all), label: t('all', { count: all.length + 1 }) }]
      : []),
  ];
  return <RadioGroup id="others" label={t('which')} choices={choices} defaultValue="[]" className="mt-5" />;
}
