import type { Locale } from 'next-intl';
import { AMENDED_FIELDS } from '@/contract/amendment';
import type { FieldChange } from '@/contract/appointment-history';
import { CONTRACT_TYPES, GUARDIAN_RELATIONS } from '@/contract/patient';
import type { Words } from '@/lib/guard/words';

const FIELDS = [...AMENDED_FIELDS, 'doctor', 'branch', 'service', 'room'] as const;

/** Names and numbers keep their own direction inside a line. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** The fields of an amendment or a reassignment, and a line for each with what stood there and what does. */
export function changeWords(changes: FieldChange[], locale: Locale, t: Words<'appointments'>) {
  const sayValue = (field: string, value: FieldChange['from']): string => {
    if (value === null || value === '') return t('history.empty');
    if (typeof value !== 'string') return isolated(value[locale]);
    if (field === 'cardFront' || field === 'cardBack') return t('history.picture');
    const relation = GUARDIAN_RELATIONS.find((one) => field === 'guardianRelation' && one === value);
    if (relation) return t(`detail.relations.${relation}`);
    const contract = CONTRACT_TYPES.find((one) => field === 'contractType' && one === value);
    return contract ? t(`detail.contracts.${contract}`) : isolated(value);
  };
  const named = changes.flatMap((change) => {
    const field = FIELDS.find((one) => one === change.field);
    return field ? [{ change, label: t(`history.fields.${field}`) }] : [];
  });
  return {
    fields: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
      named.map(({ label }) => label),
    ),
    lines: named.map(({ change, label }) =>
      t('history.amendedTo', {
        field: label,
        from: sayValue(change.field, change.from),
        to: sayValue(change.field, change.to),
      }),
    ),
  };
}
