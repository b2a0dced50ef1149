import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { type KeyboardEvent, useState } from 'react';
import { inScreenLanguage } from '../language';
import type { PanelProps } from './panel-props';
import { UNKNOWN } from './use-answer';

const TITLE = { en: 'Try a sentence', ar: 'جرّب جملة' };
const LABEL = { en: 'What a patient types', ar: 'ما يكتبه المريض' };
const HINT = {
  en: 'Save first: what is saved and not published yet is tried as well. Nothing of it is kept.',
  ar: 'احفظ أولًا: يُجرَّب أيضًا ما حُفظ ولم يُنشر بعد. ولا يُحفظ شيء مما تكتبه هنا.',
};
const TRY = { en: 'Try', ar: 'جرّب' };
const NO_WARNING = { en: 'no warning', ar: 'لا تحذير' };
const UNNAMED = {
  en: 'no sign; “This may be an emergency”, unless an entry of yours has just these words',
  ar: 'لا علامة؛ «قد تكون هذه حالة طارئة»، إلا إذا وردت الكلمات نفسها في أحد مدخلاتكم',
};
const ON_THE_SITE = { en: 'On the site today:', ar: 'على الموقع اليوم:' };
const ONCE_PUBLISHED = { en: 'Once all drafts are published:', ar: 'بعد نشر كل المسودات:' };

interface Tried {
  published: { documentId: string; name: string }[];
  draft: { documentId: string; name: string }[];
  resemblesDanger: boolean;
}

function Outcome({ title, of, tried }: { title: typeof LABEL; of: 'published' | 'draft'; tried: Tried }) {
  const none = tried.resemblesDanger ? UNNAMED : NO_WARNING;
  return (
    <Typography variant="pi" tag="p">
      {inScreenLanguage(title)}{' '}
      <strong>
        <bdi>{tried[of].map(({ name }) => name).join(' · ') || inScreenLanguage(none)}</bdi>
      </strong>
    </Typography>
  );
}

function TrySentence() {
  const { post } = useFetchClient();
  const [sentence, setSentence] = useState('');
  const [tried, setTried] = useState<Tried | 'failed' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const ask = () => {
    if (sentence.trim() === '') return;
    setIsBusy(true);
    post<{ data: Tried }>('/content-manager/clinic/warnings', { sentence })
      .then(
        ({ data }) => setTried(data.data),
        () => setTried('failed'),
      )
      .finally(() => setIsBusy(false));
  };
  // Enter would save the form around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    ask();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Field.Root name="clinic-try-sentence" hint={inScreenLanguage(HINT)}>
        <Field.Label>{inScreenLanguage(LABEL)}</Field.Label>
        <TextInput
          dir="auto"
          maxLength={200}
          value={sentence}
          onChange={({ target }: { target: { value: string } }) => setSentence(target.value)}
          onKeyDown={onKeyDown}
        />
        <Field.Hint />
      </Field.Root>
      <Button type="button" variant="secondary" loading={isBusy} onClick={ask}>
        {inScreenLanguage(TRY)}
      </Button>
      <div role="status">
        {tried === 'failed' ? <Typography variant="pi">{inScreenLanguage(UNKNOWN)}</Typography> : null}
        {tried && tried !== 'failed' ? (
          <>
            <Outcome title={ON_THE_SITE} of="published" tried={tried} />
            <Outcome title={ONCE_PUBLISHED} of="draft" tried={tried} />
          </>
        ) : null}
      </div>
    </Flex>
  );
}

/** Panel beside a warning sign, and a symptom that may lead to one: the warnings of the site's search. */
export function TryPanel({ model }: PanelProps) {
  if (model !== 'api::red-flag.red-flag' && model !== 'api::symptom.symptom') return null;
  return { title: inScreenLanguage(TITLE), content: <TrySentence /> };
}
