import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { inScreenLanguage } from './language';

export const DOCTOR = 'api::doctor.doctor';

type Missing = 'specialty' | 'hours';
type NotBookable = { documentId: string; missing: Missing[] }[];

const NOT_BOOKABLE = { en: 'Cannot be booked yet', ar: 'لا يمكن الحجز بعد' };
const REASONS: Record<Missing, { en: string; ar: string }> = {
  specialty: { en: 'no specialty is chosen', ar: 'لم يُختر تخصص' },
  hours: { en: 'no working hours are published', ar: 'لا ساعات عمل منشورة' },
};

/** "Cannot be booked yet: no specialty is chosen, …" in the language of the screens. */
export function notBookableWords(missing: readonly Missing[]): string {
  const reasons = missing.map((one) => inScreenLanguage(REASONS[one]));
  return `${inScreenLanguage(NOT_BOOKABLE)}: ${reasons.join(inScreenLanguage({ en: ', ', ar: '، ' }))}`;
}

/** All rows of a list ask at once; what is heard then counts for this long. */
const FRESH_MS = 3_000;
let last: { at: number; version: string; answer: Promise<NotBookable> } | null = null;

/** Missing parts of a doctor before anybody can book; asked again for another `version`. Empty until it is known. */
export function useMissing({
  documentId,
  version = '',
}: {
  documentId: string;
  version?: string;
}): Missing[] {
  const { get } = useFetchClient();
  const [missing, setMissing] = useState<Missing[]>([]);
  useEffect(() => {
    let isWanted = true;
    if (!last || Date.now() - last.at > FRESH_MS || last.version !== version) {
      const answer = get<{ data: NotBookable }>('/content-manager/clinic/not-bookable').then(
        ({ data }) => data.data,
        () => [],
      );
      last = { at: Date.now(), version, answer };
    }
    last.answer.then((all) => {
      if (isWanted) setMissing(all.find((one) => one.documentId === documentId)?.missing ?? []);
    });
    return () => {
      isWanted = false;
    };
  }, [documentId, version, get]);
  return missing;
}
