'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate, formatTime } from '@/lib/time/clinic-time';

interface Props {
  timeZone: string;
  drawnAt: string;
  /** Text with `{date}` and `{time}`. */
  words: string;
}

/** Shows when the page was printed; without script, when it was drawn. */
export function PrintedAt({ timeZone, drawnAt, words }: Props) {
  const locale = useLocale();
  const [instant, setInstant] = useState(drawnAt);
  useEffect(() => {
    // Drawn before the browser takes the page, which does not wait.
    const onPrint = () => flushSync(() => setInstant(new Date().toISOString()));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  const moment = { instant, timeZone, locale };
  return words.replace('{date}', formatDate(moment)).replace('{time}', formatTime(moment));
}
