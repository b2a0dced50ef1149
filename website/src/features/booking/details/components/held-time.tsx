'use client';

import { type ReactNode, useState } from 'react';
import { Link } from '@/components/ui/link';
import { BookedHereProvider } from '@/features/booking/booked/components/booked-here';
import { BookedNotice, type BookedWords } from '@/features/booking/booked/components/booked-notice';
import type { TimeChoice } from '@/features/booking/choices/data';
import { choiceHref } from '@/features/booking/choices/query';
import { type HoldState, useHold } from '@/features/booking/holds/components/use-hold';
import { WARN_AT } from '@/features/booking/holds/rules';
import type { WantedTime } from '@/features/booking/holds/schema';
import type { HoldWords } from '@/features/booking/holds/words';
import type { BookingQuery } from '@/lib/address/booking-address';

interface Props {
  wanted: WantedTime;
  query: BookingQuery;
  /** The next times, when the time was gone as the page was drawn. */
  goneAtFirst: TimeChoice[] | null;
  /** Words for a time that is free and held, and that no whole series begins with; null for a single visit. */
  seriesGone: { title: string; text: string } | null;
  words: { hold: HoldWords; title: string; text: string; none: string; booked: BookedWords };
  icon: ReactNode;
  /** Ways on when this doctor has no other time here. */
  elsewhere: ReactNode;
  children: ReactNode;
}

/** Holds the chosen time while the form in it is filled in, and offers the next times when it is taken; only with script. */
export function HeldTime(props: Props) {
  const { wanted, query, goneAtFirst, seriesGone, words, icon, elsewhere, children } = props;
  const { hold, renew } = useHold(wanted);
  const [booked, setBooked] = useState<string | null>(null);
  const isTaken = hold.status === 'taken';
  const next = isTaken ? hold.next : seriesGone || hold.status === 'none' ? goneAtFirst : null;
  const gone = isTaken ? words : { ...words, ...seriesGone };
  // Shown while the browser navigates to the booking, and when the page comes back from the back/forward cache.
  if (booked) return <BookedNotice words={words.booked} href={booked} />;
  return (
    <BookedHereProvider value={setBooked}>
      <div onInput={renew} className="group/held">
        <div className="mt-3 min-h-6">
          <HoldNotice hold={hold} words={words.hold} icon={icon} />
        </div>
        {/* After an answer the form itself offers these times, with buttons that send what was typed. */}
        {next ? (
          <div className="group-has-data-[outcome=taken]/held:hidden">
            <div className="mt-3 rounded-card border-2 border-status-pending bg-status-pending-soft p-5">
              <div role="alert">
                <h3 className="text-lg text-status-pending">{gone.title}</h3>
                <p className="mt-1">{next.length > 0 ? gone.text : gone.none}</p>
              </div>
              <ul className="mt-3 flex flex-wrap gap-2">
                {next.map(({ startsAt, label }) => (
                  <li key={startsAt}>
                    <Link
                      href={choiceHref(wanted.locale, query, 'time', startsAt)}
                      replace
                      scroll={false}
                      className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-4 py-1 font-semibold text-action hover:border-action"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
              {next.length > 0 ? null : elsewhere}
            </div>
          </div>
        ) : null}
        {children}
      </div>
    </BookedHereProvider>
  );
}

/** Clock of a held time: the minutes are visible, and announced only once near the end. */
function HoldNotice({ hold, words, icon }: { hold: HoldState; words: HoldWords; icon: ReactNode }) {
  const isSoon = hold.status === 'held' && hold.minutes <= WARN_AT;
  const said = isSoon ? words.soon : hold.status === 'ended' ? words.ended : '';
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {hold.status === 'held' ? (
        <p
          role="timer"
          aria-live="off"
          className="flex items-center gap-2 font-semibold text-accent-strong text-sm"
        >
          {icon}
          {words.minutes[Math.min(hold.minutes, words.minutes.length - 1)]}
        </p>
      ) : null}
      {hold.status === 'ended' ? (
        <p aria-hidden="true" className="text-sm text-text-soft">
          {words.ended}
        </p>
      ) : null}
    </>
  );
}
