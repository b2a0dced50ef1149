import 'server-only';
import type { Locale } from 'next-intl';
import { getTranslations } from '@/i18n/translations';
import type { CodeFault } from './data';

const HOUR = 3600;

/** Explains in the language of the page why no code was sent or none was accepted. */
export async function describeCodeFault(fault: Omit<CodeFault, 'ok'>, locale: Locale): Promise<string> {
  const { reason, retryAfterSeconds, triesLeft } = fault;
  const t = await getTranslations({ locale, namespace: 'phoneProof.refusals' });
  switch (reason) {
    case 'tooSoon':
      return t('tooSoon', { seconds: retryAfterSeconds ?? 60 });
    case 'tooMany':
    case 'busy':
      return retryAfterSeconds !== null && retryAfterSeconds <= HOUR
        ? t('tooMany', { minutes: Math.ceil(retryAfterSeconds / 60) })
        : t('tooManyToday');
    case 'wrong':
      return triesLeft === null || triesLeft > 0 ? t('wrong', { left: triesLeft ?? 1 }) : t('noTryLeft');
    default:
      return t(reason);
  }
}
