import { Button, Flex, Typography } from '@strapi/design-system';
import { useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { inScreenLanguage } from '../language';
import { type OtherLanguage, otherLanguageOf } from './other-language';
import type { PanelProps } from './panel-props';

const TITLE = { en: 'The other language', ar: 'اللغة الأخرى' };
const PUBLISH = {
  ar: { en: 'Publish Arabic', ar: 'انشر العربية' },
  en: { en: 'Publish English', ar: 'انشر الإنجليزية' },
};

interface Props {
  model: string;
  documentId: string;
  language: 'en' | 'ar';
}

function PublishOther({ model, documentId, language }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [isBusy, setIsBusy] = useState(false);
  async function publish() {
    setIsBusy(true);
    const address = `/content-manager/collection-types/${model}/actions/bulkPublish?locale[0]=${language}`;
    try {
      await post(address, { documentIds: [documentId] });
      // The form reads the other language anew.
      window.location.reload();
    } catch (error) {
      setIsBusy(false);
      toggleNotification({
        type: 'danger',
        message: formatAPIError(error as Parameters<typeof formatAPIError>[0]),
      });
    }
  }
  return (
    <Button type="button" variant="secondary" loading={isBusy} onClick={publish}>
      {inScreenLanguage(PUBLISH[language])}
    </Button>
  );
}

function Other({ other, model, documentId, collectionType }: PanelProps & { other: OtherLanguage }) {
  const canPublish = other.needsPublishing && documentId && collectionType === 'collection-types';
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="pi">{inScreenLanguage(other.words)}</Typography>
      {canPublish ? <PublishOther model={model} documentId={documentId} language={other.language} /> : null}
    </Flex>
  );
}

/** Shows beside "Publish" what the other language will show, and publishes that version as well. */
export function OtherLanguagePanel(props: PanelProps) {
  const other = otherLanguageOf(props);
  if (!other || props.document?.status === undefined) return null;
  return { title: inScreenLanguage(TITLE), content: <Other {...props} other={other} /> };
}
