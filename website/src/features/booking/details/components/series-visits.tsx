import { HiddenFields } from '@/components/form/hidden-fields';
import { LabelledSection } from '@/components/ui/labelled-section';
import type { OfferedVisit } from '@/contract/series';
import { formatDate, sayTime } from '@/lib/time/clinic-time';

interface Props {
  visits: OfferedVisit[];
  title: string;
  text?: string;
  doctors: Record<string, string>;
  clock: { locale: string; timeZone: string };
  /** Places of the visits in their series, where they are not the first ones. */
  numbers?: number[];
  /** Name of the series where the form asks for no time of its own: it is sent with the first visit. */
  seriesOf?: string;
}

export function SeriesVisits({ visits, title, text, doctors, clock, numbers, seriesOf }: Props) {
  const [first, ...later] = visits.map(({ doctor, startsAt }) => ({ doctor, startsAt }));
  return (
    <LabelledSection
      id="series"
      title={title}
      look="font-semibold text-lg"
      className="rounded-card border border-line bg-surface p-5"
    >
      {text ? <p className="mt-1 text-sm text-text-soft">{text}</p> : null}
      <ol className="mt-2 list-decimal space-y-1 ps-8">
        {visits.map(({ startsAt, doctor }, index) => (
          <li key={startsAt} value={numbers?.[index]}>
            {formatDate({ ...clock, instant: startsAt, style: 'medium' })} ·{' '}
            {sayTime({ ...clock, instant: startsAt })}
            {first && doctor !== first.doctor ? <> · {doctors[doctor]}</> : null}
          </li>
        ))}
      </ol>
      <HiddenFields of={{ ...(seriesOf && { ...first, seriesOf }), laterVisits: JSON.stringify(later) }} />
    </LabelledSection>
  );
}
