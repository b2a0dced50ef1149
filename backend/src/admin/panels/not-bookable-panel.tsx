import { Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { inScreenLanguage } from '../language';
import { DOCTOR, notBookableWords, useReadiness } from '../not-bookable';
import type { PanelProps } from './panel-props';

const TITLE = { en: 'Booking', ar: 'الحجز' };
const BOOKABLE = { en: 'Nothing is missing for booking.', ar: 'لا ينقص شيء للحجز.' };

function Bookable({ documentId, document }: { documentId: string } & Required<Pick<PanelProps, 'document'>>) {
  const isPublished = document.status === 'published';
  const readiness = useReadiness(documentId, `${document.status} ${document.updatedAt}`);
  const { toggleNotification } = useNotification();
  const words = readiness && readiness.missing.length > 0 ? notBookableWords(readiness.missing) : '';
  const isToBeTold = isPublished && words !== '' && readiness?.isJustPublished;
  // A toast where the editor looks too. The form of a new doctor is replaced then, so the server tells when.
  useEffect(() => {
    if (isToBeTold) toggleNotification({ type: 'warning', message: words });
  }, [isToBeTold, words, toggleNotification]);
  if (!readiness) return null;
  return (
    <Typography
      variant="pi"
      textColor={words ? 'danger600' : 'neutral700'}
      fontWeight={words ? 'bold' : 'regular'}
    >
      {words || inScreenLanguage(BOOKABLE)}
    </Typography>
  );
}

export function NotBookablePanel({ model, documentId, document }: PanelProps) {
  if (model !== DOCTOR || !documentId || !document) return null;
  return {
    title: inScreenLanguage(TITLE),
    content: <Bookable documentId={documentId} document={document} />,
  };
}
