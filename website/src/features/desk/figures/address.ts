import { FIGURE_SPLITS, type FigureSplit } from '@/contract/figures';
import { day, defineAddress, id, oneOf } from '@/lib/address/address';

export const figuresAddress = defineAddress('/admin/figures', {
  branch: id,
  doctor: id,
  service: id,
  /** ISO number, from 1 for Monday. */
  weekday: {
    read: (text: string) => (/^[1-7]$/.test(text) ? Number(text) : null),
    write: (weekday: number | null) => (weekday === null ? null : String(weekday)),
  },
  by: oneOf(FIGURE_SPLITS),
  from: day,
  to: day,
});
/** Part of the filter that an address names; null where the page chooses, or for all. */
export type AskedFigures = ReturnType<typeof figuresAddress.read>;

export interface FigureFilter extends AskedFigures {
  by: FigureSplit;
  from: string;
  to: string;
}
