import 'server-only';
import { ambulanceOf } from '@/contract/ambulance';
import { clockText, weekdayName } from '@/features/site/branches/clock-words';
import { type Branch, listBranches } from '@/features/site/branches/data';
import { type OpenState, openState } from '@/features/site/branches/rules';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { wallClock } from '@/lib/time/clinic-time';
import type { Call, Help } from './schema';

interface Asked {
  branches: readonly Branch[];
  locale: Locale;
}

/** The ambulance of each country that the clinic has a branch in, by its short number. */
async function sayAmbulances({ branches, locale }: Asked): Promise<Call[]> {
  const t = await getTranslations({ locale, namespace: 'search.help' });
  const countries = new Map(
    branches.map(({ ambulance, country }) => [ambulance ?? ambulanceOf(country), country]),
  );
  const nameOf = new Intl.DisplayNames([locale], { type: 'region' });
  return [...countries].map(([number, country]) => ({
    href: `tel:${number}`,
    text: number,
    label: countries.size > 1 ? t('ambulanceIn', { country: nameOf.of(country) ?? country }) : t('ambulance'),
    note: null,
    words: {},
  }));
}

async function sayOpening(state: OpenState, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'branches.openNow' });
  if (state.isOpen) return t('until', { time: clockText({ time: state.closesAt, locale }) });
  if (state.opensAt === null) return '';
  const time = clockText({ time: state.opensAt, locale });
  if (state.inDays === 0) return t('opensToday', { time });
  if (state.inDays === 1) return t('opensTomorrow', { time });
  return t('opensOn', { time, day: weekdayName(state.weekday, locale) });
}

/** Returns when a closed branch opens, to be compared: minutes from today's midnight. */
const opensIn = (state: OpenState) =>
  state.isOpen || state.opensAt === null
    ? Number.POSITIVE_INFINITY
    : state.inDays * 24 * 60 + Number(state.opensAt.slice(0, 2)) * 60 + Number(state.opensAt.slice(3));

/**
 * Returns whom to call and where to go at this hour: the ambulance, emergency departments, and the clinic's lines while
 * somebody answers them.
 * @throws BackendError while the branches could never be read
 */
export async function sayHelp(locale: Locale, now: Date = new Date()): Promise<Help> {
  const branches = await listBranches({ locale });
  const t = await getTranslations({ locale, namespace: 'search.help' });
  const states = branches.map((branch) => {
    const { openingHours: hours, closures, timeZone } = branch;
    return { branch, state: openState(hours, closures, wallClock({ instant: now, timeZone })) };
  });
  const open = states.filter(({ state }) => state.isOpen);
  const [next] = states.toSorted((one, other) => opensIn(one.state) - opensIn(other.state));
  return {
    ambulances: await sayAmbulances({ branches, locale }),
    departments: branches.flatMap(({ name, emergencyDepartment, location, lang, address }) =>
      emergencyDepartment
        ? {
            title: t('department', { branch: name }),
            text: `${emergencyDepartment} ${address}`,
            words: contentLang({ lang }, locale),
            href: location?.mapUrl ?? null,
          }
        : [],
    ),
    lines: await Promise.all(
      open.map(async ({ branch: { name, phone, country, lang }, state }) => ({
        href: `tel:${phone}`,
        text: formatPhone({ phone, country }),
        label: name,
        note: await sayOpening(state, locale),
        words: contentLang({ lang }, locale),
      })),
    ),
    closed:
      open.length > 0
        ? null
        : next && opensIn(next.state) < Number.POSITIVE_INFINITY
          ? t('closed', { branch: next.branch.name, opens: await sayOpening(next.state, locale) })
          : t('allClosed'),
    words: { lines: t('lines'), way: t('way') },
  };
}
