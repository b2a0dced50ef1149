import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Column } from '../schema';

/** What the columns of the list are called. */
export async function columnLabels(): Promise<Record<Column, string>> {
  const t = await getTranslations('appointments');
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
