import { TextArea } from '@/components/form/text-area';
import type { PersonField } from '@/contract/patient';
import type { Control } from '../control-rules';
import { Agreement, PhoneQuestion } from './agreement-fields';
import type { PersonParts } from './consents';
import { AgeField, MailboxField, NameAndPhone } from './contact-fields';
import { AgeAndGuardian } from './guardian-fields';
import { ReturningPatientsField } from './returning-patients';

type Give = (field: PersonField) => Control;

/** Fields for the patient, or a choice among earlier patients of this phone. */
export function PersonFields(props: {
  parts: PersonParts;
  control: Give;
  /** Called when a known patient was filled in. */
  onFilled: (form: HTMLFormElement) => void;
}) {
  const { control, onFilled } = props;
  const { words: all, known, provePhone, phoneMessages, news, limits } = props.parts;
  const words = all.fields;
  return (
    <>
      <p className="text-sm text-text-soft">{all.required}</p>
      {known ? <ReturningPatientsField known={known} words={all.known} onFilled={onFilled} /> : provePhone}
      <NameAndPhone
        control={control}
        words={words}
        look="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6 sm:gap-x-6"
      />
      {phoneMessages ? (
        <PhoneQuestion control={control('tellBy')} words={words.tellBy} {...phoneMessages} />
      ) : null}
      <AgeAndGuardian
        age={<AgeField control={control} hint={words.ageHint} />}
        guardianAge={limits.guardianAge}
        control={control}
        words={words.guardian}
      />
      <details
        className="group rounded-card border border-line bg-surface px-5 py-1"
        // Opened for faults and for values that were sent before.
        open={FOLDED.some((field) => Boolean(control(field).error ?? control(field).defaultValue))}
      >
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-action">
          {words.more}
        </summary>
        <div className="space-y-6 pt-2 pb-4">
          <MailboxField control={control} hint={words.emailHint} />
          {news ? <Agreement control={control('news')} label={news} /> : null}
          <TextArea {...control('additionalNotes')} hint={words.additionalNotesHint} dir="auto" />
        </div>
      </details>
    </>
  );
}

/** Optional fields, folded so that the whole question is two screens of a phone. */
const FOLDED = ['email', 'news', 'additionalNotes'] as const;
