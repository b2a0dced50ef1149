import type { FigureChart } from '../chart-rules';

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
