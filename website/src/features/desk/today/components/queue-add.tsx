import { KeptField, KeptSelect, ResultForm, ResultNote } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { LabelledSection } from '@/components/ui/labelled-section';
import { NAME_LENGTH, PHONE_LENGTH } from '@/contract/limits';
import { LANGUAGES } from '@/contract/patient';
import { getWords } from '@/i18n/translations';
import { addToQueueAction } from '../actions';
import type { WalkInPage } from '../query';

/** Puts somebody who stands at the desk into the queue, without a time; works without script. */
export async function QueueAdd({ page: { branch, calendar, phoneMessages } }: { page: WalkInPage }) {
  const [locale, t, words] = await getWords('today.queue', 'appointments');
  return (
    <LabelledSection id="queue-add" title={t('add')} className="mt-8">
      <p className="text-text-soft">{t('addText')}</p>
      <ResultForm
        action={addToQueueAction}
        fields={{ branch: branch.id }}
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
          options={calendar.data.map(({ doctor }) => ({
            value: doctor.documentId,
            label: doctor.name[locale],
          }))}
        />
        {phoneMessages ? (
          <>
            <KeptSelect
              id="queue-tell-by"
              name="tellBy"
              label={t('tellBy')}
              hint={
                <>
                  {t('readOut')} <q lang={phoneMessages.lang}>{phoneMessages.text}</q>
                </>
              }
              placeholder={t('tellNot')}
              options={phoneMessages.channels.map((value) => ({ value, label: words(`channels.${value}`) }))}
            />
            <KeptSelect
              id="queue-language"
              name="language"
              label={t('language')}
              options={LANGUAGES.map((value) => ({ value, label: words(`detail.languages.${value}`) }))}
              defaultValue={locale}
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
