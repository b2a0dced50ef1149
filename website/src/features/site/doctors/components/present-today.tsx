'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import { clockText } from '@/features/site/branches/clock-words';
import type { Closure } from '@/features/site/branches/rules';
import type { ContentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { LIVE_DATA, LIVE_PART, redrawOnReturn } from '@/lib/browser/live-part';
import { dateInZone } from '@/lib/time/clinic-time';
import type { DatedListData } from '../dated-list-client';
import { presenceOn, type Schedule } from '../rules';

interface Person extends ContentLang {
  id: string;
  name: string;
  href: string;
  note: ReactNode;
  portrait: ReactNode;
  schedules: Schedule[];
  /** Days off of the doctor and closures of the branch. */
  absences: Closure[];
}

interface Props extends DatedListData {
  people: Person[];
  locale: Locale;
  /** A range of times is "{from} to {to}". */
  words: Record<'timeRange' | 'listComma' | 'nobody', string>;
}

/** Shows who sees patients at a branch today, and when; the browser puts it right when the page's day is over. */
export function PresentToday({ people, timeZone, madeOn, locale, words }: Props) {
  const [date, setDate] = useState(madeOn);

  useEffect(() => {
    let isShown = true;
    const look = () => setDate(dateInZone({ instant: new Date(), timeZone }));
    look();
    redrawOnReturn(() => isShown, look);
    return () => {
      isShown = false;
    };
  }, [timeZone]);

  const present = people.flatMap((person) => {
    const hours = presenceOn({ schedules: person.schedules, absences: person.absences, date });
    return hours.length > 0 ? [{ ...person, hours }] : [];
  });
  const dated = { [LIVE_PART]: 'dated-list', [LIVE_DATA]: JSON.stringify({ timeZone, madeOn }) };
  if (present.length === 0)
    return (
      <p {...dated} className="text-text-soft">
        {words.nobody}
      </p>
    );
  return (
    <ul {...dated} className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-1">
      {present.map(({ id, name, href, lang, dir, note, portrait, hours }) => (
        <li key={id} className="relative flex flex-wrap items-center gap-3 py-2">
          {portrait}
          <div className="min-w-0 grow basis-36 leading-snug">
            <Link
              href={href}
              lang={lang}
              dir={dir}
              className="font-semibold text-brand after:absolute after:inset-0 hover:text-action hover:underline hover:underline-offset-4"
            >
              {name}
            </Link>
            <p className="text-sm text-text-soft">{note}</p>
            <p className="font-semibold text-accent text-sm tabular-nums">
              {hours.map(({ opensAt, closesAt }, index) => (
                // The comma belongs to what it follows, and never begins a line.
                <span key={opensAt} className="inline-block not-last:me-1.5">
                  {words.timeRange
                    .replace('{from}', clockText({ time: opensAt, locale }))
                    .replace('{to}', clockText({ time: closesAt, locale }))}
                  {index < hours.length - 1 ? words.listComma : null}
                </span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
