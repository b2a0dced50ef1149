import { useTranslations } from 'next-intl';
import type { DrawnDay, DrawnPiece } from '../words';

const TONES = ['bg-accent', 'bg-action', 'bg-status-pending', 'bg-brand', 'bg-status-canceled'];
const OFF =
  'border border-line-strong border-dashed bg-[repeating-linear-gradient(45deg,var(--color-line)_0_4px,transparent_4px_9px)]';
/** Hours that are written above the bars. */
const HOURS = [0, 6, 12, 18, 24];

function lookOf({ tone, isAbsent }: Pick<DrawnPiece, 'tone' | 'isAbsent'>): string {
  return isAbsent ? OFF : (TONES[tone] ?? '');
}

export function ToneMark({ tone, isAbsent = false }: { tone: number; isAbsent?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-3 shrink-0 rounded-sm [print-color-adjust:exact] ${lookOf({ tone, isAbsent })}`}
    />
  );
}

function Bar({ pieces, isThin }: { pieces: DrawnPiece[]; isThin: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`relative w-full overflow-hidden rounded-control bg-surface-sky [print-color-adjust:exact] ${isThin ? 'h-4 print:hidden' : 'h-8 print:h-4'}`}
    >
      {HOURS.slice(1, -1).map((hour) => (
        <span
          key={hour}
          className="absolute inset-y-0 w-px bg-line-strong/40"
          style={{ insetInlineStart: `${(100 * hour) / 24}%` }}
        />
      ))}
      {pieces.map((piece) => (
        <span
          key={piece.key}
          className={`absolute inset-y-0 rounded-sm [print-color-adjust:exact] ${lookOf(piece)}`}
          style={{ insetInlineStart: `${piece.start}%`, inlineSize: `${piece.size}%` }}
        />
      ))}
    </div>
  );
}

interface Props {
  label: string;
  days: DrawnDay[];
  isThin?: boolean;
}

/** Draws a doctor's seven days as bars by branch, and in words; `isThin` leaves words to screen readers and paper. */
export function WeekPicture({ label, days, isThin = false }: Props) {
  const t = useTranslations('hours.picture');
  return (
    <div>
      {isThin ? null : (
        <div aria-hidden="true" className="flex justify-between text-text-soft text-xs tabular-nums sm:ms-44">
          {HOURS.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
      )}
      <ol aria-label={label} className={isThin ? 'space-y-1' : 'mt-1 divide-y divide-line'}>
        {days.map(({ date, label: day, pieces }) => (
          <li
            key={date}
            className={isThin ? 'flex items-center gap-2 print:items-baseline' : 'py-2 sm:flex sm:gap-4'}
          >
            <span
              className={
                isThin
                  ? 'w-36 shrink-0 text-sm text-text-soft print:w-28 print:whitespace-nowrap print:text-xs'
                  : 'block w-40 shrink-0 font-semibold'
              }
            >
              {day}
            </span>
            <div className="min-w-0 grow">
              <Bar pieces={pieces} isThin={isThin} />
              <ul className={isThin ? 'sr-only print:not-sr-only print:text-xs' : 'mt-1 space-y-0.5 text-sm'}>
                {pieces.length === 0 ? <li className="text-text-soft">{t('nothing')}</li> : null}
                {pieces.map(({ key, tone, isAbsent, text }) => (
                  <li key={key} className="flex items-center gap-2">
                    <ToneMark tone={tone} isAbsent={isAbsent} />
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
