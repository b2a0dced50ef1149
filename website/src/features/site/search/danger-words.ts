import 'server-only';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { findDanger } from './danger-rules';
import { getSearchContent, type SearchContent } from './data';
import { callTo, sayHelp } from './help-words';
import { search } from './rules';

const MOST_SIGNS = 2;
/** Most letters that are read of one form; no form takes as many. */
const MOST_LETTERS = 40_000;
/** Id of what is only like an emergency. */
const UNNAMED = 'unnamed';

export type DangerWarning = Awaited<ReturnType<typeof sayDanger>>;
export type SearchWarning = DangerWarning['warnings'][number];

/** Emergency that a form was asked about, now or before. */
export interface DangerQuestion {
  /** Ids of all that was said, which are sent back with the form. */
  asked: string;
  /** Advice with a way to submit the form nevertheless; null once it has been shown. */
  warning: (DangerWarning & { sendAgain: string }) | null;
}

/**
 * Returns the advice for warning signs (document ids, the most certain first), or for a text that resembles an emergency, with the
 * phone to call. Advice that cannot wait for the clinic's call comes first.
 */
export async function sayDanger(
  content: Pick<SearchContent, 'warning'>,
  { signs, isLike, locale }: { signs: readonly string[]; isLike: boolean; locale: Locale },
) {
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
      /** Number of a special service, such as a poison centre. */
      phone: phone
        ? callTo(phone, formatPhone({ phone }), {
            label: sign.phoneLabel ?? t('call'),
            words: sign.phoneLabel ? words : {},
            note: null,
          })
        : null,
    };
  };
  const named = signs.flatMap(sayWarning);
  const unnamed: (typeof named)[number] = {
    ...{ id: UNNAMED, title: t('unnamed.title'), text: t('unnamed.text') },
    ...{ words: {}, isToday: false, phone: null },
  };
  const isUnnamed = named.length === 0 || (isLike && named.every(({ isToday }) => isToday));
  return {
    warnings: [...named, ...(isUnnamed ? [unnamed] : [])]
      .toSorted((one, other) => Number(one.isToday) - Number(other.isToday))
      .slice(0, MOST_SIGNS),
    help: await sayHelp(locale),
    urgent: t('urgent'),
  };
}

/** Returns the warning for a short text; null if it shows no danger. @throws BackendError while the signs could never be read */
export async function warnOf(text: string, locale: Locale): Promise<DangerWarning | null> {
  if (text.trim() === '') return null;
  const content = await getSearchContent();
  const { mayBeEmergency, warnings } = search({ index: content.index, query: text, limit: 0 });
  return mayBeEmergency ? sayDanger(content, { signs: warnings, isLike: false, locale }) : null;
}

/** Returns what a sent form was asked about before, to be sent back with its next answer, whatever that is. */
export function askedBefore(form: FormData): DangerQuestion | undefined {
  const asked = readAsked(form).join(' ');
  return asked === '' ? undefined : { asked, warning: null };
}

const readAsked = (form: FormData): string[] => String(form.get('dangerAsked') ?? '').match(/\S+/g) ?? [];

/**
 * Asks the writer of a form about a possible emergency in the text: neither an appointment nor an answer days later would help. A
 * warning given before is not repeated. `again` is the text shown below: for the patient, or for staff who write for one. @throws
 * BackendError while the signs could never be read
 */
export async function askAboutDanger(
  text: string,
  form: FormData,
  locale: Locale,
  again: 'sendAgain' | 'tellPatient' = 'sendAgain',
): Promise<DangerQuestion | undefined> {
  const before = askedBefore(form);
  if (text.trim() === '') return before;
  const content = await getSearchContent();
  const { signs, isLike } = await findDanger({ index: content.index, text: text.slice(0, MOST_LETTERS) });
  if (signs.length === 0 && !isLike) return before;
  const danger = await sayDanger(content, { signs, isLike, locale });
  const known = readAsked(form);
  const asked = danger.warnings.map(({ id }) => id);
  if (asked.every((id) => known.includes(id))) return before;
  const t = await getTranslations({ locale, namespace: 'search' });
  return { asked: [...known, ...asked].join(' '), warning: { ...danger, sendAgain: t(again) } };
}
