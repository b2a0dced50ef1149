import type { Locale } from 'next-intl';
import type { DayEntry } from '@/contract/calendar';
import { cn } from '@/lib/cn';
import { type Piece, piecesIn } from '../hours-rules';
import type { Place } from '../look-rules';
import { CalendarEntry } from './calendar-entry';
import { GoingOn } from './going-on';

const keyOf = ({ entry }: Piece) =>
  `${entry.kind}-${entry.startsAt}-${'appointment' in entry ? entry.appointment.documentId : ''}`;

/** One hour of a day: what takes it or is free in it. What lasts longer is drawn through to the cells below. */
export function CalendarCell({
  locale,
  hour,
  hours,
  entries,
  place,
}: {
  locale: Locale;
  hour: number;
  /** All hours that are shown. */
  hours: readonly number[];
  entries: readonly DayEntry[];
  place: Place;
}) {
  const { date, timeZone } = place;
  const pieces = piecesIn({ hour, hours, date, entries, timeZone });
  return (
    // A height that gives way lets the list fill the cell, whichever cell makes the row as high as it is.
    <td className="h-px border-line border-s border-t px-1 align-top supports-[-moz-appearance:none]:h-full">
      {pieces.length === 0 ? null : (
        <ul className="flex h-full flex-col gap-1">
          {pieces.map((piece) => (
            <li
              key={keyOf(piece)}
              className={cn(
                'flex flex-col *:grow',
                // Over the line between the hours, so that the pieces are one.
                piece.isFirst ? 'first:mt-1' : '-mt-px',
                piece.isLast ? 'last:mb-1' : 'grow',
              )}
            >
              {piece.isFirst ? (
                <CalendarEntry locale={locale} entry={piece.entry} goesOn={!piece.isLast} place={place} />
              ) : (
                <GoingOn locale={locale} piece={piece} place={place} />
              )}
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}
