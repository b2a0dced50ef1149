'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Field } from '@/components/form/field';
import { OutcomeNote } from '@/components/form/outcome-note';
import { type Option, Select } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { NAME_LENGTH, PHONE_LENGTH } from '@/contract/limits';
import { addToQueueAction, type QueueState } from '../actions';

const NOTHING: QueueState = { text: '', typed: {} };

/** Puts somebody who stands at the desk into the queue, without a time; works without script. */
export function QueueAdd({
  branch,
  doctors,
  telling,
}: {
  branch: string;
  doctors: Option[];
  /** By what they can be told that it is their turn, with the words to read to them; null where nobody is told. */
  telling: { channels: Option[]; languages: Option[]; language: string; text: ReactNode } | null;
}) {
  const t = useTranslations('today.queue');
  const [state, action] = useActionState(addToQueueAction, NOTHING);
  const { text, typed } = state;
  return (
    <section aria-labelledby="queue-add" className="mt-8">
      <h2 id="queue-add" className="text-lg">
        {t('add')}
      </h2>
      <p className="text-text-soft">{t('addText')}</p>
      <form key={JSON.stringify(state)} action={action} className="mt-3 grid gap-4 sm:grid-cols-2" noValidate>
        {text ? (
          <div className="sm:col-span-2">
            <OutcomeNote state={state} isGood={false}>
              {text}
            </OutcomeNote>
          </div>
        ) : null}
        <ActionFields of={{ branch }} />
        <Field
          id="queue-name"
          name="name"
          label={t('name')}
          dir="auto"
          autoComplete="off"
          maxLength={NAME_LENGTH}
          defaultValue={typed.name}
        />
        <Field
          id="queue-phone"
          name="phone"
          label={t('phone')}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="off"
          maxLength={PHONE_LENGTH}
          defaultValue={typed.phone}
        />
        <Select
          id="queue-doctor"
          name="doctor"
          label={t('doctor')}
          placeholder={t('anyDoctor')}
          options={doctors}
          defaultValue={typed.doctor}
          className="h-12"
        />
        {telling ? (
          <>
            <Select
              id="queue-tell-by"
              name="tellBy"
              label={t('tellBy')}
              hint={telling.text}
              placeholder={t('tellNot')}
              options={telling.channels}
              defaultValue={typed.tellBy}
              className="h-12"
            />
            <Select
              id="queue-language"
              name="language"
              label={t('language')}
              options={telling.languages}
              defaultValue={typed.language || telling.language}
              className="h-12"
            />
          </>
        ) : null}
        <div className="self-end">
          <SubmitButton pendingLabel={t('saving')}>{t('submit')}</SubmitButton>
        </div>
      </form>
    </section>
  );
}
