import { Link } from '@/components/ui/link';
import { type DayView, type MonthView, nameOfTime } from '../schema';

interface Props {
  patterns: MonthView['patterns'];
  day: DayView;
  hrefOf: (startsAt: string) => string;
}

/** The free times of a day by part of day; each leads on to the next step. */
export function TimeList({ patterns, day, hrefOf }: Props) {
  return (
    <div className="mt-4 space-y-5">
      {day.groups.map(({ part, times }) => (
        <div key={part}>
          <h4 id={`times-${part}`} className="font-semibold text-base text-text-soft">
            {patterns.parts[part]}
          </h4>
          <ul
            aria-labelledby={`times-${part}`}
            className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2"
          >
            {times.map((time) => (
              <li key={time.startsAt}>
                <Link
                  href={hrefOf(time.startsAt)}
                  aria-label={nameOfTime(patterns, day, time)}
                  className="flex min-h-12 items-center justify-center rounded-control border border-line-strong bg-surface px-2 font-semibold text-action tabular-nums transition-colors hover:border-action hover:bg-action hover:text-text-on-fill"
                >
                  {time.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
