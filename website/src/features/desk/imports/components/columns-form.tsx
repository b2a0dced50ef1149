import { KeptRadios, KeptSelect, ResultForm, ResultNote } from '@/components/form/result-form';
import { optionsOf } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { type ClinicImport, IMPORT_FIELDS } from '@/contract/imports';
import { isolate } from '@/contract/isolate';
import { listBranches } from '@/features/site/branches/data';
import { getWords } from '@/i18n/translations';
import { checkImportAction } from '../actions';
import { fieldOfColumn } from '../rules';

export async function ColumnsForm({ found }: { found: ClinicImport }) {
  const [locale, t] = await getWords('imports');
  const { documentId: id, kind, columns, choice } = found;
  const fields = kind === 'easyappointments' ? [] : IMPORT_FIELDS[kind];
  const options = fields.map((field) => ({ value: field, label: t(`fields.${field}`) }));
  return (
    <ResultForm action={checkImportAction} fields={{ id }} className="mt-4 space-y-5" noValidate>
      <ResultNote />
      {columns.length > 0 ? <p className="max-w-prose text-text-soft">{t('matchText')}</p> : null}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ name, samples }, at) => (
          <KeptSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, two may have one name
            key={at}
            id={`field-${at}`}
            name={`field-${at}`}
            label={name || t('unnamed', { number: at + 1 })}
            hint={samples.length > 0 ? samples.map(isolate).join(' · ') : t('noValues')}
            options={options}
            placeholder={t('leftOut')}
            defaultValue={fieldOfColumn(found, at)}
          />
        ))}
      </div>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <KeptSelect
          id="branch"
          name="branch"
          label={t('fields.branch')}
          hint={t('branchHint')}
          options={optionsOf(await listBranches({ locale }))}
          {...(kind === 'branches' ? { placeholder: t('noBranch') } : {})}
          defaultValue={choice.branch ?? ''}
        />
        {kind === 'patients' || kind === 'appointments' ? (
          <KeptRadios
            id="dates"
            name="dates"
            label={t('dates')}
            look="inline"
            choices={(['dayFirst', 'monthFirst'] as const).map((value) => ({
              value,
              label: t(`dateOrders.${value}`),
            }))}
            defaultValue={choice.isDayFirst ? 'dayFirst' : 'monthFirst'}
          />
        ) : null}
      </div>
      <SubmitButton pendingLabel={t('sending')}>{t('try')}</SubmitButton>
    </ResultForm>
  );
}
