import { Typography } from '@strapi/design-system';
import {
  unstable_useContentManagerContext as useContentManagerContext,
  useFetchClient,
  useField,
  useQueryParams,
} from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { inScreenLanguage } from '../language';
import type { FieldProps } from './field-props';
import { LabelledField, TypedInput } from './labelled-field';

/** Pause in typing before an address is checked. */
const PAUSE_MS = 400;

type Known = { slug: string; takenBy: string | null };

const takenWords = (name: string) =>
  inScreenLanguage({
    en: `“${name}” already has this address. Write another one, or leave it empty.`,
    ar: `هذا العنوان مستخدم في «${name}». اكتب عنوانًا آخر أو اتركه فارغًا.`,
  });
const becomes = (slug: string) => inScreenLanguage({ en: `Becomes: ${slug}`, ar: `يصبح: ${slug}` });

function useAddress(written: string): Known | null {
  const { get } = useFetchClient();
  const { model, id } = useContentManagerContext();
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const locale = query.plugins?.i18n?.locale ?? 'en';
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    setKnown(null);
    if (!written.trim()) return;
    const timer = setTimeout(() => {
      const entry = id && id !== 'create' ? { documentId: id } : {};
      get<{ data: Known }>('/content-manager/clinic/address', {
        params: { uid: model, locale, slug: written, ...entry },
      }).then(
        ({ data }) => setKnown(data.data),
        // Saving asks again, and refuses.
        () => setKnown(null),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written, model, id, locale, get]);
  return known;
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
