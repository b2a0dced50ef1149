import 'server-only';
import type { Locale } from 'next-intl';
import type { NextFree } from '@/contract/availability';
import type { BookingCatalogue, BookingDoctor } from '@/features/booking/choices/data';
import { elsewhere } from '@/features/booking/choices/query';
import { findChosen, otherDoctors } from '@/features/booking/choices/rules';
import type { Branch } from '@/features/site/branches/data';
import { listNextFree, readAvailability } from '@/features/site/next-free-times/data';
import type { Service } from '@/features/site/services/data';
import { getTranslations } from '@/i18n/translations';
import type { BookingQuery } from '@/lib/address/booking-address';
import { withFallback } from '@/lib/backend/errors';
import { dateInZone, formatMoment, todayIn } from '@/lib/time/clinic-time';

/** Choices so far, without a suitable time. */
export interface Asked {
  locale: Locale;
  query: BookingQuery;
  doctor: BookingDoctor;
  branch: Branch;
  service: Service;
  catalogue: BookingCatalogue;
}

/** The doctor's other branches and others of the specialty, each with its first free time and choices; empty when not known. */
export async function findWays(asked: Asked) {
  return await withFallback(async () => [...(await branchWays(asked)), ...(await doctorWays(asked))], []);
}

async function branchWays({ locale, query, doctor, branch, service, catalogue }: Asked) {
  const t = await getTranslations({ locale, namespace: 'booking.nextSteps' });
  const others = catalogue.branches.filter(
    (one) => one.id !== branch.id && doctor.branchIds.includes(one.id),
  );
  const ways = await Promise.all(
    others.map(async (other) => {
      const place = { doctor: doctor.id, branch: other.id, service: service.id };
      const { nextFree } = (await readAvailability({ ...place, from: todayIn(other), days: 1 })).meta;
      if (!nextFree) return null;
      const { date, moment } = describeMoment(nextFree.startsAt, other, locale);
      return {
        key: other.id,
        title: t('sameDoctor', { branch: other.name }),
        lang: locale,
        detail: t('first', { moment }),
        query: elsewhere({ query, doctor, branch: other, date }),
      };
    }),
  );
  return ways.filter((way) => way !== null);
}

async function doctorWays({ locale, query, doctor, branch, service, catalogue }: Asked) {
  const t = await getTranslations({ locale, namespace: 'booking.nextSteps' });
  const specialty = findChosen(catalogue.specialties, query.specialty);
  const [here, anywhere] = await Promise.all([
    listNextFree({ branch: branch.id, service: service.id }),
    listNextFree({ service: service.id }),
  ]);
  const isHere = new Set(here.map((time) => time.doctor));
  const next: NextFree[] = [...here, ...anywhere.filter((time) => !isHere.has(time.doctor))];
  const found = otherDoctors({ doctors: catalogue.doctors, doctor, specialty, branch, next });
  const ways = found.map(({ doctor: other, time }) => {
    const place = catalogue.branches.find((one) => one.id === time.branch);
    if (!place) return null;
    const { date, moment } = describeMoment(time.startsAt, place, locale);
    return {
      key: other.id,
      title: other.name,
      lang: other.lang,
      detail: t('firstAt', { moment, branch: place.name }),
      query: elsewhere({ query, doctor: other, branch: place, date }),
    };
  });
  return ways.filter((way) => way !== null);
}

function describeMoment(instant: string, { timeZone }: Branch, locale: Locale) {
  const at = { instant, timeZone, locale };
  return { date: dateInZone(at), moment: formatMoment(at) };
}
