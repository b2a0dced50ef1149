import { Typography } from '@strapi/design-system';
import {
  unstable_useContentManagerContext as useContentManagerContext,
  useField,
  useQueryParams,
} from '@strapi/strapi/admin';
import { inScreenLanguage } from '../language';
import { PAUSE_MS, useAnswer } from '../panels/use-answer';
import type { FieldProps } from './field-props';
import { LabelledField, TypedInput } from './labelled-field';

type Known = { slug: string; takenBy: string | null };

const takenWords = (name: string) =>
  inScreenLanguage({
    en: `“${name}” already has this address. Write another one, or leave it empty.`,
    ar: `هذا العنوان مستخدم في «${name}». اكتب عنوانًا آخر أو اتركه فارغًا.`,
  });
const becomes = (slug: string) => inScreenLanguage({ en: `Becomes: ${slug}`, ar: `يصبح: ${slug}` });

function useAddress(written: string): Known | null | undefined {
  const { model, id } = useContentManagerContext();
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const locale = query.plugins?.i18n?.locale ?? 'en';
  const asked = new URLSearchParams({ uid: model, locale, slug: written });
  if (id && id !== 'create') asked.set('documentId', id);
  // Without an answer no hint is shown: saving checks again and refuses.
  return useAnswer<Known>(written.trim() ? `/content-manager/clinic/address?${asked}` : null, PAUSE_MS);
}

/** The last part of a page's address: says while it is typed whether another entry has it. */
export function AddressField(props: FieldProps) {
  const field = useField<string | null>(props.name);
  const value = field.value ?? '';
  const known = useAddress(value);
  const mistake = known?.takenBy ? takenWords(known.takenBy) : field.error;
  return (
    <LabelledField {...props} error={mistake}>
      <TypedInput field={props} />
      {known && !known.takenBy && known.slug !== value ? (
        <Typography variant="pi" textColor="neutral600">
          {becomes(known.slug)}
        </Typography>
      ) : null}
    </LabelledField>
  );
}
