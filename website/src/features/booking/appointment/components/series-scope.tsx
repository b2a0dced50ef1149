import { RadioGroup } from '@/components/form/radio-group';
import type { KeptRadios } from '@/components/form/result-form';
import type { VisitOfSeries } from '@/contract/series';
import { getTranslations } from '@/i18n/translations';
import { othersOf, scopesOf, writeOthers } from '../series-rules';

interface Props {
  visits: VisitOfSeries[];
  /** Booking number of the visit whose page it is. */
  open: string;
  /** Number of other visits that were chosen before the form was refused. */
  chosen?: number;
  /** Group that keeps the choice in a form that was refused. */
  Group?: typeof KeptRadios;
}

/** Asks which visits of a series to cancel together with this one; nothing if it is the only one ahead. */
export async function SeriesScope({ visits, open, chosen, Group = RadioGroup }: Props) {
  const t = await getTranslations('appointment.series');
  const choices = scopesOf(visits, open, t);
  if (choices.length === 0) return null;
  const { rest, all } = othersOf(visits, open);
  const former = [rest, all].find(({ length }) => length === chosen) ?? [];
  return (
    <Group
      id="others"
      name="others"
      label={t('which')}
      choices={choices}
      defaultValue={writeOthers(former)}
      className="mt-5"
    />
  );
}
