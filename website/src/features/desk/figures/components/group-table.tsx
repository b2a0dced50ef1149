import { Panel } from '@/components/ui/card';
import type { FigureGroup, FigureSplit } from '@/contract/figures';
import { groupName, MEASURES, measured, type Words } from '../words';

const NAME = 'sticky start-0 z-10 bg-surface p-2 text-start print:static print:px-0.5';

/** Every figure of every group, with that of the period before under it. The names stay while the rest is scrolled. */
export function GroupTable({ groups, by, words }: { groups: FigureGroup[]; by: FigureSplit; words: Words }) {
  const { t, write, before } = words;
  const title = t('charts.all', { by: t(`by.${by}`) });
  return (
    <Panel
      className="mt-6 wide-sheet print:mt-0 print:border-0 print:p-0"
      title={title}
      text={t('chartAbout.all')}
    >
      <section className="mt-2 overflow-x-auto print:overflow-visible" aria-label={title}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
        <div className="w-max min-w-full print:w-full" tabIndex={0}>
          <table className="w-full text-sm tabular-nums print:text-[7pt] print:[overflow-wrap:normal]">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col" className={`${NAME} align-bottom font-semibold text-text-soft`}>
                  {t(`head.${by}`)}
                </th>
                {MEASURES.map(({ id }) => (
                  <th
                    key={id}
                    scope="col"
                    className="min-w-28 max-w-36 p-2 print:min-w-0 print:px-0.5 print:py-1 text-start align-bottom font-semibold text-text-soft"
                  >
                    {t(`sums.${id}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <tr key={group.id} className="border-line border-t align-top">
                  <th scope="row" className={`${NAME} min-w-28 font-semibold print:min-w-0`}>
                    {groupName(group, by, words)}
                  </th>
                  {MEASURES.map((measure) => {
                    const { id, unit } = measure;
                    const pair = { now: measured(measure, group), before: measured(measure, group.before) };
                    return (
                      <td key={id} className="min-w-28 max-w-36 p-2 print:min-w-0 print:px-0.5 print:py-1">
                        <span className="block font-semibold">{write({ value: pair.now, unit })}</span>
                        <span className="block text-text-soft">{before({ ...pair, unit })}</span>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </Panel>
  );
}
