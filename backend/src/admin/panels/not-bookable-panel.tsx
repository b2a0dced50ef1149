import { Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { inScreenLanguage } from '../language';
import { DOCTOR, notBookableWords, useMissing } from '../not-bookable';
import type { PanelProps } from './panel-props';

const TITLE = { en: 'Booking', ar: 'الحجز' };
const BOOKABLE = { en: 'Can be booked once it is published.', ar: 'يمكن الحجز بعد النشر.' };

/** Form of a new doctor, open until it is saved: Strapi then opens the saved one as another page. */
let isNewOpen = false;

function Bookable({ documentId, version }: { documentId: string; version: string }) {
  const missing = useMissing({ documentId, version });
  const { toggleNotification } = useNotification();
  const words = missing.length > 0 ? notBookableWords(missing) : '';
  const seen = useRef(isNewOpen ? '' : version);
  // Said once more when it was published just now, where the eyes are.
  useEffect(() => {
    isNewOpen = false;
    if (words === '' || seen.current === version) return;
    seen.current = version;
    if (version.startsWith('published')) toggleNotification({ type: 'warning', message: words });
  }, [words, version, toggleNotification]);
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

/** Says that the open doctor cannot be booked, and what is missing. */
export function NotBookablePanel({ model, documentId, document }: PanelProps) {
  if (model !== DOCTOR) return null;
  if (!documentId) isNewOpen = true;
  if (!documentId || !document) return null;
  const version = `${document.status} ${document.updatedAt}`;
  return { title: inScreenLanguage(TITLE), content: <Bookable documentId={documentId} version={version} /> };
}
