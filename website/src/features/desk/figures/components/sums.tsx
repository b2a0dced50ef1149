import type { Sums as AllSums } from '@/contract/figures';
import { MEASURES, measured, type Words } from '../words';

export function Sums({ total, before, words }: { total: AllSums; before: AllSums; words: Words }) {
  const isOffered = total.freedTimes + before.freedTimes > 0;
  const shown = MEASURES.filter((measure) => isOffered || !('isOfWaitingList' in measure));
  return (
    <dl className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4 print:grid-cols-4 print:gap-2">
      {shown.map((measure) => {
        const { id, unit } = measure;
        const pair = { now: measured(measure, total), before: measured(measure, before) };
        return (
          <div
            key={id}
            className="flex flex-col justify-between gap-1 rounded-card border border-line bg-surface px-4 py-3 print:break-inside-avoid print:px-3 print:py-1.5"
          >
            <dt className="text-sm text-text-soft">{words.t(`sums.${id}`)}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-bold text-brand text-xl tabular-nums">
                {words.write({ value: pair.now, unit })}
              </span>
              <span className="text-sm text-text-soft tabular-nums">{words.before({ ...pair, unit })}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export function Definitions({ words: { t } }: { words: Words }) {
  return (
    <details className="mt-3 text-sm print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-action">{t('about')}</summary>
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        {MEASURES.map(({ id }) => (
          <div key={id}>
            <dt className="font-semibold">{t(`sums.${id}`)}</dt>
            <dd className="text-text-soft">{t(`define.${id}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
