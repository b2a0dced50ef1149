import 'server-only';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { getSearchContent, type SearchContent } from './data';
import { callTo, sayHelp } from './help-words';
import { partsOf, search } from './rules';

/** Most signs that are said at once. */
const MOST_SIGNS = 2;

export type DangerWarning = Awaited<ReturnType<typeof sayDanger>>;
export type SearchWarning = DangerWarning['warnings'][number];

/** Emergency that a form was asked about, now or before; `asked` is sent back with it. */
export interface DangerQuestion {
  asked: string;
  /** What to do now, and how to send the form all the same; null once it was said. */
  warning: (DangerWarning & { sendAgain: string }) | null;
}

/** Says what to do about signs (document ids, the surest first), or about what is only like an emergency, and whom to call. */
export async function sayDanger(content: SearchContent, signs: readonly string[], locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'search' });
  const sayWarning = (id: string) => {
    const sign = content.warning({ id, locale });
    if (!sign) return [];
    const words = contentLang(sign, locale);
    const { phone } = sign;
    return {
      id,
      title: sign.name,
      text: sign.whatToDo,
      words,
      isToday: sign.urgency === 'same_day',
      /** Another number of its own, such as a poison centre's. */
      phone: phone
        ? callTo(phone, formatPhone({ phone }), { label: sign.phoneLabel ?? t('call'), words, note: null })
        : null,
    };
  };
  const named = signs.slice(0, MOST_SIGNS).flatMap(sayWarning);
  const unnamed: (typeof named)[number] = {
    ...{ id: 'unnamed', title: t('unnamed.title'), text: t('unnamed.text') },
    ...{ words: {}, isToday: false, phone: null },
  };
  return {
    warnings: named.length > 0 ? named : [unnamed],
    help: await sayHelp(locale),
    urgent: t('urgent'),
  };
}

/**
 * Asks about what may be an emergency in a text that somebody sends with a form: neither an appointment nor an answer some days
 * later is one to it. Sent a second time, it is accepted. @throws BackendError while the signs could never be read
 */
export async function askAboutDanger(
  text: string,
  form: FormData,
  locale: Locale,
): Promise<DangerQuestion | undefined> {
  const parts = partsOf(text);
  if (parts.length === 0) return undefined;
  const content = await getSearchContent();
  const found = parts
    .map((query) => search({ index: content.index, query, limit: 0 }))
    .filter(({ mayBeEmergency }) => mayBeEmergency);
  if (found.length === 0) return undefined;
  const signs = [...new Set(found.flatMap(({ warnings }) => warnings))];
  const asked = signs.join(' ') || 'unnamed';
  if (form.get('dangerAsked') === asked) return { asked, warning: null };
  const t = await getTranslations({ locale, namespace: 'search' });
  return { asked, warning: { ...(await sayDanger(content, signs, locale)), sendAgain: t('sendAgain') } };
}
