import { Panel } from '@/components/ui/card';
import { Plot } from '@/components/ui/plot';
import type { FigureChart } from '../chart-rules';

export function Chart({ chart, tableLabel }: { chart: FigureChart; tableLabel: string }) {
  const { title, about, summary, plot, head, rows } = chart;
  return (
    <Panel className="min-w-0 break-inside-avoid print:p-3" title={title}>
      <Plot summary={summary} {...plot} />
      <p className="mt-3 text-sm text-text-soft">{about}</p>
      <details className="mt-1 print:hidden">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-action">{tableLabel}</summary>
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
          tabIndex={0}
          className="overflow-x-auto"
        >
          <FigureTable caption={title} head={head} rows={rows} />
        </section>
      </details>
    </Panel>
  );
}

type Props = Pick<FigureChart, 'head' | 'rows'> & { caption: string };

export function FigureTable({ caption, head, rows }: Props) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {head.map((word) => (
            <th key={word} scope="col" className="p-2 text-start align-bottom font-semibold text-text-soft">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key} className="border-line border-t">
            <th scope="row" className="p-2 text-start font-semibold">
              {first}
            </th>
            {rest.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row
              <td key={place} className="p-2">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
