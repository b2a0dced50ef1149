import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

export const WHERE_USED = { en: 'Where this is used', ar: 'أين يُستخدم هذا' };
export const LOADING = { en: 'Looking…', ar: 'جارٍ البحث…' };
export const UNKNOWN = { en: 'This could not be found out just now.', ar: 'تعذرت معرفة ذلك الآن.' };

/** Pause in typing before a request about the typed text. */
export const PAUSE_MS = 400;

/** Returns what a call of the editor's own answers, after a pause: undefined until it is known, null when it cannot be. */
export function useAnswer<Answer>(address: string | null, pauseMs = 0): Answer | null | undefined {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer | null>();
  useEffect(() => {
    let isWanted = true;
    const keep = (found: Answer | null) => {
      if (isWanted) setAnswer(found);
    };
    setAnswer(undefined);
    const ask = (asked: string) =>
      get<{ data: Answer }>(asked).then(
        ({ data }) => keep(data.data),
        () => keep(null),
      );
    const timer = address === null ? undefined : setTimeout(() => ask(address), pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [address, pauseMs, get]);
  return answer;
}
