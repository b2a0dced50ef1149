import 'server-only';
import type { Locale } from 'next-intl';
import { getTranslations } from '@/i18n/translations';
import type { Column } from './schema';

export async function columnLabels(locale?: Locale): Promise<Record<Column, string>> {
  const t = await (locale
    ? getTranslations({ locale, namespace: 'appointments' })
    : getTranslations('appointments'));
  return {
    status: t('columns.status'),
    when: t('columns.when'),
    patient: t('columns.patient'),
    doctor: t('columns.doctor'),
    branch: t('columns.branch'),
    phone: t('columns.phone'),
    requested: t('detail.fields.requested'),
    service: t('detail.fields.service'),
    contract: t('detail.fields.contract'),
    age: t('detail.fields.age'),
    notes: t('detail.fields.notes'),
  };
}
