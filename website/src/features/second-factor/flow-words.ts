import 'server-only';
import type { Locale } from 'next-intl';
import { getTranslations } from '@/i18n/translations';
import type { FlowWord } from './components/factor-flow';

/** The words of the flow, which is drawn in the browser. */
export async function flowWords(locale: Locale): Promise<Record<FlowWord, string>> {
  const [t, password] = await Promise.all([
    getTranslations({ locale, namespace: 'secondFactor' }),
    getTranslations({ locale, namespace: 'account.password' }),
  ]);
  return {
    password: t('password'),
    show: password('show'),
    hide: password('hide'),
    begin: t('begin'),
    remove: t('remove'),
    code: t('code'),
    finish: t('finish'),
    sending: t('sending'),
    errorTitle: t('errorTitle'),
    scan: t('scan'),
    scanAlt: t('scanAlt'),
    secret: t('secret'),
    codesTitle: t('codesTitle'),
    codesText: t('codesText'),
    print: t('print'),
    goOn: t('goOn'),
  };
}
