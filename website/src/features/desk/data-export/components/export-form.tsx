'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { CopyField } from '@/components/form/copy-field';
import { FormTrouble } from '@/components/form/form-trouble';
import { OutcomeNote } from '@/components/form/outcome-note';
import { Press } from '@/components/form/press';
import { SubmitButton } from '@/components/form/submit-button';
import { CodeField } from '@/features/account/second-factor/components/code-field';
import { exportAction } from '../actions';
import { NOTHING } from '../rules';

interface Props {
  mayRemove: boolean;
  mayBegin: boolean;
  children: ReactNode;
}

/** The pass phrase of an export that was begun, how it stands (`children`), and the form that begins another. */
export function ExportForm({ mayRemove, mayBegin, children }: Props) {
  const t = useTranslations('dataExport');
  const [state, send] = useActionState(exportAction, NOTHING);
  const { passphrase, error } = state;
  return (
    <>
      {passphrase ? (
        <div className="mt-5">
          <OutcomeNote state={state} isGood>
            <p>{t('begun')}</p>
            <p className="mt-2 font-normal text-text">{t('passphraseOnce')}</p>
            <CopyField id="passphrase" label={t('passphrase')} value={passphrase} copied={t('copied')} />
          </OutcomeNote>
        </div>
      ) : null}
      {error && !error.isOfCode ? (
        <div className="mt-5">
          <FormTrouble title={t('errorTitle')} text={error.text} state={state} />
        </div>
      ) : null}
      {children}
      {mayRemove ? (
        <Press
          action={send}
          fields={{ press: 'remove' }}
          className="mt-3"
          variant="quiet"
          pendingLabel={t('sending')}
        >
          {t('remove')}
        </Press>
      ) : null}
      {mayBegin ? (
        <form action={send} className="mt-6 space-y-4" noValidate>
          <ActionFields of={{ press: 'make' }} />
          <CodeField
            label={t('code')}
            hint={t('codeHint')}
            error={error?.isOfCode ? error.text : undefined}
          />
          <SubmitButton pendingLabel={t('sending')}>{t('make')}</SubmitButton>
        </form>
      ) : null}
    </>
  );
}
