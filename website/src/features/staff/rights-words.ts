import 'server-only';
import type { Locale } from 'next-intl';
import { getTranslations } from '@/i18n/translations';
import type { RightsWords } from './components/rights-fields';

/** The words of {@link RightsFields}, which is drawn in the browser too. */
export async function rightsWords(locale: Locale): Promise<RightsWords> {
  const t = await getTranslations({ locale, namespace: 'staff' });
  return {
    role: t('columns.role'),
    roles: {
      call_centre: { label: t('roles.call_centre'), hint: t('roleHints.call_centre') },
      reception: { label: t('roles.reception'), hint: t('roleHints.reception') },
      doctor: { label: t('roles.doctor'), hint: t('roleHints.doctor') },
      staff: { label: t('roles.staff'), hint: t('roleHints.staff') },
      manager: { label: t('roles.manager'), hint: t('roleHints.manager') },
    },
    doctor: t('rights.doctor'),
    chooseDoctor: t('rights.chooseDoctor'),
    scope: t('rights.scope'),
    all: t('rights.all'),
    some: t('rights.some'),
    branches: t('columns.branches'),
    withoutScript: t('rights.withoutScript'),
  };
}
