import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

export const WHERE_USED = { en: 'Where this is used', ar: 'أين يُستخدم هذا' };
export const LOADING = { en: 'Looking…', ar: 'جارٍ البحث…' };
export const UNKNOWN = { en: 'This could not be found out just now.', ar: 'تعذرت معرفة ذلك الآن.' };

/** Returns what a call of the editor's own answers: undefined while it is asked, null when it could not be found out. */
export function useAnswer<Answer>(address: string): Answer | null | undefined {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer | null>();
  useEffect(() => {
    let isWanted = true;
    const keep = (found: Answer | null) => {
      if (isWanted) setAnswer(found);
    };
    setAnswer(undefined);
    get<{ data: Answer }>(address).then(
      ({ data }) => keep(data.data),
      () => keep(null),
    );
    return () => {
      isWanted = false;
    };
  }, [address, get]);
  return answer;
}
