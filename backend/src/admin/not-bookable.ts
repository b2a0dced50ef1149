import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { inScreenLanguage } from './language';

export const DOCTOR = 'api::doctor.doctor';

type Missing = 'specialty' | 'hours';
interface Readiness {
  missing: Missing[];
  /** Published a moment ago, by the clock of the server. */
  isJustPublished: boolean;
}
type NotBookable = ({ documentId: string } & Readiness)[];

const READY: Readiness = { missing: [], isJustPublished: false };

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
let last: { at: number; version: string; answer: Promise<NotBookable | null> } | null = null;

/** Missing parts of a doctor before anybody can book; asked again for another `version`. Null until it is known. */
export function useReadiness(documentId: string, version = ''): Readiness | null {
  const { get } = useFetchClient();
  const [readiness, setReadiness] = useState<Readiness | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (!last || Date.now() - last.at > FRESH_MS || last.version !== version) {
      const answer = get<{ data: NotBookable }>('/content-manager/clinic/not-bookable').then(
        ({ data }) => data.data,
        () => null,
      );
      last = { at: Date.now(), version, answer };
    }
    last.answer.then((all) => {
      if (isWanted) setReadiness(all && (all.find((one) => one.documentId === documentId) ?? READY));
    });
    return () => {
      isWanted = false;
    };
  }, [documentId, version, get]);
  return readiness;
}
