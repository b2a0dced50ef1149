import type { Locale } from 'next-intl';
import { findStaffRights } from '@/features/account/session/session';
import { listBranches } from '@/features/site/branches/data';
import { getWords, type Words } from '@/i18n/translations';
import { cssString } from '@/lib/text/css-string';
import { formatCalendarDate } from '@/lib/time/clinic-time';

/** Calendar dates; null where a side is open. */
interface Dates {
  from: string | null;
  to: string | null;
}

interface Props {
  branch?: string | null;
  dates: Dates;
  filter?: readonly string[];
  /** Part of the list that this is, where it has pages. */
  rows?: string | null;
}

/** Says on paper which branch, dates and filters a list has: sheets of two lists get mixed up on a desk. */
export async function PaperFacts({ branch = null, dates, filter = [], rows }: Props) {
  const [locale, t, ui] = await getWords('paper', 'ui');
  const comma = ui('listComma');
  const isDay = dates.from !== null && dates.from === dates.to;
  const facts = [
    { label: t('branch'), value: branch ?? (await ownBranches(locale, t, comma)) },
    { label: t(isDay ? 'date' : 'dates'), value: datesInWords(dates, locale, t) },
    { label: t('filter'), value: filter.length > 0 ? filter.join(comma) : t('nothing') },
  ];
  const foot = facts.map(({ value }) => value).join(' · ');
  return (
    <div className="hidden print:block">
      <style>{`:root{--paper-facts:${cssString(` · ${foot}`)}}`}</style>
      <dl aria-label={t('facts')} className="flex flex-wrap gap-x-5 text-sm">
        {[...facts, ...(rows ? [{ label: t('rows'), value: rows }] : [])].map(({ label, value }) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-text-soft">{label}:</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

async function ownBranches(locale: Locale, t: Words<'paper'>, comma: string): Promise<string> {
  const [staff, branches] = await Promise.all([findStaffRights(), listBranches({ locale })]);
  const scope = staff?.scope ?? null;
  if (scope === null) return t('allBranches');
  const names = branches.filter(({ id }) => scope.includes(id)).map(({ name }) => name);
  return names.length > 0 ? names.join(comma) : t('noBranch');
}

function datesInWords({ from, to }: Dates, locale: Locale, t: Words<'paper'>): string {
  const inWords = (date: string) =>
    formatCalendarDate({ date, locale, style: from !== null && from === to ? 'long' : 'day' });
  if (from === null) return to === null ? t('allDates') : t('until', { date: inWords(to) });
  if (to === null) return t('since', { date: inWords(from) });
  return from === to ? inWords(from) : t('range', { from: inWords(from), to: inWords(to) });
}
