/** The lists of the staff area that come back as their reader left them. */
export type RememberedList =
  | 'appointments'
  | 'work-list'
  | 'messages'
  | 'inbox'
  | 'waiting-list'
  | 'recalls'
  | 'open-payments'
  | 'patients'
  | 'staff'
  | 'log';

export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Time for which a browser remembers. */
export const HALF_A_YEAR_SECONDS = 180 * 24 * 60 * 60;

/** Limit above any filter; a longer text is not ours. */
const LONGEST = 600;

/** The id of the link of a row, by the document id of what it is about. */
export function rowId(id: string): string {
  return `row-${id}`;
}

/** The address of a list with one of its rows open beside it. */
export function besidePath({ path, id }: { path: string; id: string }): string {
  return `${path}${path.includes('?') ? '&' : '?'}open=${id}`;
}

/** Names the cookie that keeps how a list was left. */
export function memoryCookie(list: RememberedList): string {
  return `staff-list-${list}`;
}

/** The address of a list as somebody has just chosen it; a bare one means "as I left it", so "all" has a name. */
export function asChosen(path: string): string {
  return path.includes('?') ? path : `${path}?view=all`;
}

/** Part of a list's address that is worth remembering: no page number, no open row, no mark of a search. */
export function memorableQuery(path: string): string {
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  for (const name of ['page', 'open', 'search', 'view', 'subject', 'outcome', 'fault']) query.delete(name);
  return query.toString();
}

/** Reads a kept query, which anybody may have written, without days that are over; null when nothing is of use. */
export function recallQuery({ kept, now }: { kept: string | undefined; now: Date }) {
  if (!kept || kept.length > LONGEST) return null;
  const query = Object.fromEntries(new URLSearchParams(kept));
  const overEverywhere = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  const last = query.lastDay ?? query.firstDay;
  if (last !== undefined && last < overEverywhere) {
    delete query.firstDay;
    delete query.lastDay;
  }
  return Object.keys(query).length > 0 ? query : null;
}
