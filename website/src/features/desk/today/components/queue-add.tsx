import type { ReactNode } from 'react';
import { KeptField, KeptSelect, ResultForm, ResultNote } from '@/components/form/result-form';
import type { Option } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { LabelledSection } from '@/components/ui/labelled-section';
import { NAME_LENGTH, PHONE_LENGTH } from '@/contract/limits';
import { getWords } from '@/i18n/translations';
import { addToQueueAction } from '../actions';

interface Props {
  branch: string;
  doctors: Option[];
  /** Channels to tell somebody that it is their turn, with the text to read to them; null where nobody is told. */
  telling: { channels: Option[]; languages: Option[]; language: string; text: ReactNode } | null;
}

/** Puts somebody who stands at the desk into the queue, without a time; works without script. */
export async function QueueAdd({ branch, doctors, telling }: Props) {
  const [, t] = await getWords('today.queue');
  return (
    <LabelledSection id="queue-add" title={t('add')} className="mt-8">
      <p className="text-text-soft">{t('addText')}</p>
      <ResultForm
        action={addToQueueAction}
        fields={{ branch }}
        className="mt-3 grid gap-4 sm:grid-cols-2"
        noValidate
      >
        <div className="empty:hidden sm:col-span-2">
          <ResultNote />
        </div>
        <KeptField
          id="queue-name"
          name="name"
          label={t('name')}
          dir="auto"
          autoComplete="off"
          maxLength={NAME_LENGTH}
        />
        <KeptField
          id="queue-phone"
          name="phone"
          label={t('phone')}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="off"
          maxLength={PHONE_LENGTH}
        />
        <KeptSelect
          id="queue-doctor"
          name="doctor"
          label={t('doctor')}
          placeholder={t('anyDoctor')}
          options={doctors}
        />
        {telling ? (
          <>
            <KeptSelect
              id="queue-tell-by"
              name="tellBy"
              label={t('tellBy')}
              hint={telling.text}
              placeholder={t('tellNot')}
              options={telling.channels}
            />
            <KeptSelect
              id="queue-language"
              name="language"
              label={t('language')}
              options={telling.languages}
              defaultValue={telling.language}
            />
          </>
        ) : null}
        <div className="self-end">
          <SubmitButton pendingLabel={t('saving')}>{t('submit')}</SubmitButton>
        </div>
      </ResultForm>
    </LabelledSection>
  );
}
