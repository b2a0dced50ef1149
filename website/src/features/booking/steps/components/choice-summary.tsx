import type { Locale } from 'next-intl';
import { withoutChoice } from '@/features/booking/choices/query';
import { servicesFor } from '@/features/booking/choices/rules';
import { readFees } from '@/features/site/fees/query';
import { PathLink } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations, getWords } from '@/i18n/translations';
import { type BookingQuery, bookingPath, choicesSearch } from '@/lib/address/booking-address';
import { formatDate, formatMoment, sayTime } from '@/lib/time/clinic-time';
import type { FlowProps } from '../choice-state';

interface Entry {
  key: 'doctor' | 'specialty' | 'branch' | 'service' | 'fee' | 'time';
  label: string;
  value: string;
  /** Short form for the one line of a phone. */
  short?: string;
  detail?: string | null | undefined;
  lang?: Locale;
  /** Query with which it is chosen again; null when there is nothing else to choose. */
  change: BookingQuery | null;
}

/** The choices so far, each with a way to change it. Nothing to show gives an empty list. */
async function listEntries({ locale, query, progress, catalogue }: FlowProps): Promise<Entry[]> {
  const [t, fees] = await Promise.all([getTranslations('booking.summary'), readFees(locale)]);
  const { by, doctor, specialty, branch, service, time } = progress;
  const known: BookingQuery = { ...query, ...(by ? { by } : {}) };
  const without = (key: Exclude<Entry['key'], 'fee'>) => withoutChoice(known, key);
  const entries: Entry[] = [];
  const add = (key: 'doctor' | 'specialty' | 'branch' | 'service', change: BookingQuery | null) => {
    const chosen = progress[key];
    if (!chosen) return;
    const detail = key === 'branch' ? branch?.address : null;
    entries.push({ key, label: t(key), value: chosen.name, lang: chosen.lang, detail, change });
  };
  add('doctor', without('doctor'));
  add('specialty', query.specialty === undefined ? null : without('specialty'));
  add('branch', by === 'branch' || (doctor?.branchIds.length ?? 0) > 1 ? without('branch') : null);
  if (service && doctor && branch) {
    const hasOthers = servicesFor(catalogue.services, doctor, specialty).length > 1;
    const { time: _, ...kept } = known;
    add('service', hasOthers ? { ...kept, change: 'service' } : null);
    const fee = fees.ofPlace({ service: service.id, doctor: doctor.id, branch: branch.id });
    if (fee) entries.push({ key: 'fee', label: t('fee'), value: fee, change: null });
  } else if (!doctor) {
    // A chosen service narrows the doctors; taking it back shows all of them.
    add('service', without('service'));
  }
  if (time && branch) {
    const moment = { instant: time, timeZone: branch.timeZone, locale };
    entries.push({
      key: 'time',
      label: t('time'),
      value: formatDate(moment),
      short: formatMoment(moment),
      detail: sayTime(moment),
      change: without('time'),
    });
  }
  // In the order they were asked.
  if (by === 'branch') entries.sort((a, b) => BRANCH_ORDER.indexOf(a.key) - BRANCH_ORDER.indexOf(b.key));
  return entries;
}

const BRANCH_ORDER = ['branch', 'specialty', 'doctor', 'service', 'fee', 'time'];
/** Order in the bar of a phone, the most important first. */
const SHORT_ORDER = ['time', 'doctor', 'branch', 'specialty', 'service', 'fee'];
/** The bar stays in sight of a small screen: all of the choices are in what it opens. */
const SEEN_ON_PHONES = 2;

/** The choices so far: a panel beside the question, on phones a line that stays in sight and opens. */
export async function ChoiceSummary(flow: FlowProps) {
  const t = await getTranslations('booking.summary');
  const entries = await listEntries(flow);
  if (entries.length === 0) return null;
  const inShort = [...entries].sort((a, b) => SHORT_ORDER.indexOf(a.key) - SHORT_ORDER.indexOf(b.key));
  const list = <EntryList entries={entries} />;
  return (
    <>
      {/* Opened to change a choice, it would cover the question that this leads to. */}
      <details
        key={choicesSearch(flow.query)}
        className="group sticky top-16 z-30 -mx-edge border-line border-b bg-surface-sky px-edge sm:-mx-6 sm:px-6 lg:hidden print:static print:mx-0 print:px-0"
      >
        <summary className="flex min-h-12 list-none items-center gap-3 text-sm">
          <span className="min-w-0 grow max-sm:wrap-anywhere sm:truncate">
            <span className="sr-only">{t('title')}: </span>
            {inShort.map(({ key, value, short }, index) => (
              <span key={key} className={index < SEEN_ON_PHONES ? '' : 'max-sm:hidden'}>
                {index > 0 ? ' · ' : ''}
                <bdi className={index === 0 ? 'font-semibold text-brand' : ''}>{short ?? value}</bdi>
              </span>
            ))}
          </span>
          <span className="font-semibold text-action underline underline-offset-4">{t('change')}</span>
        </summary>
        <div className="pb-4">{list}</div>
      </details>
      <aside className="hidden lg:block" aria-labelledby="choices-title">
        <div className="sticky top-24 rounded-card bg-surface-sky p-6">
          <h2 id="choices-title" className="text-lg">
            {t('title')}
          </h2>
          {list}
        </div>
      </aside>
    </>
  );
}

async function EntryList({ entries }: { entries: Entry[] }) {
  const [locale, t] = await getWords('booking.summary');
  return (
    <dl className="mt-2 divide-y divide-line-strong/30">
      {entries.map(({ key, label, value, detail, lang, change }) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 py-3">
          <dt className="text-sm text-text-soft">{label}</dt>
          <dd className="col-start-1" {...contentLang({ lang: lang ?? locale }, locale)}>
            <span className="font-semibold text-brand">{value}</span>
            {detail ? (
              <span className={key === 'time' ? 'block font-semibold text-brand' : 'block text-sm'}>
                {detail}
              </span>
            ) : null}
          </dd>
          {change ? (
            <dd className="col-start-2 row-span-2 row-start-1">
              <PathLink
                path={bookingPath(change)}
                aria-label={t('changeOf', { what: label })}
                className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-action text-sm underline underline-offset-4"
              >
                {t('change')}
              </PathLink>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
