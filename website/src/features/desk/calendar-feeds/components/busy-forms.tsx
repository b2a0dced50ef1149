'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { AnsweredForm } from '@/components/form/answered-form';
import { ErrorSummary } from '@/components/form/error-summary';
import { Field } from '@/components/form/field';
import { faultless, fieldsOf } from '@/components/form/field-values';
import { FormTrouble } from '@/components/form/form-trouble';
import { OutcomeNote } from '@/components/form/outcome-note';
import { Press } from '@/components/form/press';
import { type Named, optionsOf, Select } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { BUSY_ADDRESS_LENGTH } from '@/contract/busy-calendar';
import { busyAction } from '../actions';
import type { BusyRow, BusyState } from '../rules';

interface Props {
  rows: BusyRow[];
  /** Null for a manager, who chooses. */
  ownDoctor: string | null;
  doctors: Named[];
}

export function BusyForms({ rows, ownDoctor, doctors }: Props) {
  const t = useTranslations('calendarFeeds');
  const start = { ...faultless({ doctor: '', url: '' }), done: null };
  const [state, send] = useActionState<BusyState, FormData>(busyAction, start);
  const { errors, failed, done, given } = state;
  const control = fieldsOf(given, errors);
  return (
    <>
      <div className="mt-4 empty:hidden">
        <OutcomeNote state={done} isGood={done?.isGood === true}>
          {done?.text}
        </OutcomeNote>
        <ErrorSummary title={t('errorTitle')} errors={errors} answer={state} />
        {failed ? <FormTrouble title={t('errorTitle')} text={failed} state={state} /> : null}
      </div>
      {rows.length > 0 ? (
        <div className="mt-4">
          <ListTable
            columns={[
              { key: 'what', label: t('busy.doctor') },
              { key: 'state', label: t('state') },
              { key: 'presses', label: t('presses'), isUnseen: 'everywhere' },
            ]}
          >
            {rows.map(({ id, label, state, trouble }) => (
              <ListRow key={id}>
                <ListHead className="font-semibold max-lg:col-span-2">{label}</ListHead>
                <ListCell className="text-sm text-text-soft">
                  {state}
                  {trouble ? <p className="mt-1 font-semibold text-danger">{trouble}</p> : null}
                </ListCell>
                <ListCell isOfButtons className="max-lg:pt-1">
                  <Press
                    action={send}
                    fields={{ press: 'remove', id }}
                    className="flex lg:justify-end"
                    variant="quiet"
                    size="sm"
                    pendingLabel={t('sending')}
                    aria-label={`${t('busy.remove')}: ${label}`}
                  >
                    {t('busy.remove')}
                  </Press>
                </ListCell>
              </ListRow>
            ))}
          </ListTable>
        </div>
      ) : null}
      <AnsweredForm turn={JSON.stringify(given)} action={send} className="mt-4 max-w-2xl space-y-4">
        <ActionFields of={{ press: 'set', ...(ownDoctor === null ? {} : { doctor: ownDoctor }) }} />
        {ownDoctor === null ? (
          <Select
            {...control('doctor')}
            label={t('busy.doctor')}
            placeholder={t('busy.choose')}
            options={optionsOf(doctors)}
            required
          />
        ) : null}
        <Field
          {...control('url')}
          type="url"
          label={t('busy.url')}
          hint={t('busy.urlHint')}
          autoComplete="off"
          maxLength={BUSY_ADDRESS_LENGTH}
          dir="ltr"
          required
        />
        <SubmitButton variant="secondary" pendingLabel={t('sending')}>
          {t('busy.set')}
        </SubmitButton>
      </AnsweredForm>
    </>
  );
}
