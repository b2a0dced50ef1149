import 'server-only';
import { ambulanceOf } from '@/contract/ambulance';
import { openingText } from '@/features/site/branches/clock-words';
import { type Branch, listBranches } from '@/features/site/branches/data';
import { type OpenState, openState } from '@/features/site/branches/rules';
import { openNowWords } from '@/features/site/branches/words';
import { type ContentLang, contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { wallClock } from '@/lib/time/clinic-time';

export type Call = ReturnType<typeof callTo>;
export type Help = Awaited<ReturnType<typeof sayHelp>>;

interface Named {
  label: string;
  words: ContentLang;
  note: string | null;
}

/** A number to call: "Ambulance 123", "Dokki, until 11:00 pm". */
export const callTo = (phone: string, text: string, named: Named) => ({
  href: `tel:${phone}`,
  text,
  ...named,
});

/** The ambulance of each country that the clinic has a branch in, by its short number. */
async function sayAmbulances(branches: readonly Branch[], locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'search.help' });
  const countries = new Map(
    branches.map(({ ambulance, country }) => [ambulance ?? ambulanceOf(country), country]),
  );
  const nameOf = new Intl.DisplayNames([locale], { type: 'region' });
  return [...countries].map(([number, country]) => {
    const where = { country: nameOf.of(country) ?? country };
    const label = countries.size > 1 ? t('ambulanceIn', where) : t('ambulance');
    return callTo(number, number, { label, words: {}, note: null });
  });
}

/** Returns when a closed branch opens, to be compared: minutes from today's midnight. */
const opensIn = (state: OpenState) =>
  state.isOpen || state.opensAt === null
    ? Number.POSITIVE_INFINITY
    : state.inDays * 24 * 60 + Number(state.opensAt.slice(0, 2)) * 60 + Number(state.opensAt.slice(3));

/** Returns whom to call and where to go at this hour. @throws BackendError while the branches could never be read */
export async function sayHelp(locale: Locale, now: Date = new Date()) {
  const branches = await listBranches({ locale });
  const t = await getTranslations({ locale, namespace: 'search.help' });
  const openNow = await openNowWords([], locale);
  const states = branches.map((branch) => {
    const { openingHours: hours, closures, timeZone } = branch;
    return { branch, state: openState(hours, closures, wallClock({ instant: now, timeZone })) };
  });
  const open = states.filter(({ state }) => state.isOpen);
  const [next] = states.toSorted((one, other) => opensIn(one.state) - opensIn(other.state));
  return {
    ambulances: await sayAmbulances(branches, locale),
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
    lines: open.map(({ branch, state }) =>
      callTo(branch.phone, formatPhone(branch), {
        label: branch.name,
        words: contentLang(branch, locale),
        note: openingText(state, locale, openNow),
      }),
    ),
    closed:
      open.length > 0
        ? null
        : next && opensIn(next.state) < Number.POSITIVE_INFINITY
          ? t('closed', { branch: next.branch.name, opens: openingText(next.state, locale, openNow) })
          : t('allClosed'),
    words: { lines: t('lines'), way: t('way') },
  };
}
