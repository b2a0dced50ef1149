import { FIGURE_SPLITS, type FigureSplit } from '@/contract/figures';
import { day, defineAddress, id, oneOf } from '@/lib/address/address';

/** Filter of the figures: dates `YYYY-MM-DD`, document ids or null for all. */
export interface FigureFilter {
  branch: string | null;
  doctor: string | null;
  service: string | null;
  /** ISO number, from 1 for Monday. */
  weekday: number | null;
  by: FigureSplit;
  from: string;
  to: string;
}

/** Part of the filter that an address names; null where the page chooses. */
export type AskedFigures = { [Name in keyof FigureFilter]: FigureFilter[Name] | null };

const ASKED = {
  branch: id,
  doctor: id,
  service: id,
  weekday: {
    read: (text: string) => (/^[1-7]$/.test(text) ? Number(text) : null),
    write: (weekday: number | null) => (weekday === null ? null : String(weekday)),
  },
  by: oneOf(FIGURE_SPLITS),
  from: day,
  to: day,
};

export const figuresAddress = defineAddress<AskedFigures>('/admin/figures', ASKED);

export const figuresFileAddress = defineAddress<AskedFigures>('/admin/figures/export', ASKED);
