import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { listNextFree, readAvailability } from '@/features/availability/data';
import type { NextFree } from '@/features/availability/schema';
import type { Branch } from '@/features/branches/data';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { dateInZone, formatDate, formatTime } from '@/lib/clinic-time';
import type { BookingDoctor, BookingOffer } from '../data';
import { type BookingQuery, bookingPath, elsewhere, withoutChoice } from '../query';
import { otherDoctors } from '../rules';

interface Props {
  locale: Locale;
  query: BookingQuery;
  doctor: BookingDoctor;
  branch: Branch;
  offer: BookingOffer;
}

interface Way {
  key: string;
  title: string;
  lang: Locale;
  detail: string;
  href: string;
}

/**
 * Where to go when a doctor has no suitable time: the doctor's other branches and others of the specialty, each with
 * the first free time, and the whole lists. The first times are a help: when they cannot be known, the lists remain.
 */
export async function WaysOn(props: Props) {
  const { locale, query, doctor } = props;
  const t = await getTranslations('booking.waysOn');
  const ways = await orNone(async () => [...(await branchWays(props)), ...(await doctorWays(props))]);
  const hrefOf = (key: 'branch' | 'doctor') =>
    localePath({ locale, path: bookingPath(withoutChoice({ query, key })) });
  const link = 'inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4';
  return (
    <div className="mt-4">
      {ways.length > 0 ? <p className="font-semibold">{t('title')}</p> : null}
      <ul className="mt-2 space-y-2">
        {ways.map(({ key, title, lang, detail, href }) => (
          <li key={key}>
            <Link
              href={href}
              prefetch={false}
              className="block rounded-control border border-line-strong bg-surface px-4 py-2 hover:border-action"
            >
              <span
                className="block font-semibold text-action"
                {...contentLang({ content: lang, page: locale })}
              >
                {title}
              </span>
              <span className="block text-sm text-text-soft">{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {doctor.branchIds.length > 1 && query.by !== 'branch' ? (
          <li>
            <Link href={hrefOf('branch')} prefetch={false} className={link}>
              {t('otherBranch')}
            </Link>
          </li>
        ) : null}
        <li>
          <Link href={hrefOf('doctor')} prefetch={false} className={link}>
            {t('otherDoctor')}
          </Link>
        </li>
      </ul>
    </div>
  );
}

async function branchWays({ locale, query, doctor, branch, offer }: Props): Promise<Way[]> {
  const t = await getTranslations('booking.waysOn');
  const others = offer.branches.filter((one) => one.id !== branch.id && doctor.branchIds.includes(one.id));
  const ways = await Promise.all(
    others.map(async (other): Promise<Way | null> => {
      const { timeZone } = other;
      const from = dateInZone({ instant: new Date(), timeZone });
      const { meta } = await readAvailability({ doctor: doctor.id, branch: other.id, from, days: 1 });
      if (!meta.nextFree) return null;
      const instant = meta.nextFree.startsAt;
      const date = dateInZone({ instant, timeZone });
      return {
        key: other.id,
        title: t('sameDoctor', { branch: other.name }),
        lang: locale,
        detail: t('first', { moment: await momentInWords({ instant, timeZone, locale }) }),
        href: localePath({ locale, path: bookingPath(elsewhere({ query, doctor, branch: other, date })) }),
      };
    }),
  );
  return ways.filter((way) => way !== null);
}

async function doctorWays({ locale, query, doctor, branch, offer }: Props): Promise<Way[]> {
  const t = await getTranslations('booking.waysOn');
  const chosen = offer.specialties.find(
    (one) => String(one.number) === query.specialty || one.id === query.specialty,
  );
  const next: NextFree[] = await listNextFree();
  const found = otherDoctors({ doctors: offer.doctors, doctor, specialty: chosen ?? null, branch, next });
  const ways = found.map(async ({ doctor: other, time }): Promise<Way | null> => {
    const place = offer.branches.find((one) => one.id === time.branch);
    if (!place) return null;
    const { timeZone } = place;
    const date = dateInZone({ instant: time.startsAt, timeZone });
    const moment = await momentInWords({ instant: time.startsAt, timeZone, locale });
    const { service: _, ...kept } = query;
    return {
      key: other.id,
      title: other.name,
      lang: other.lang,
      detail: t('firstAt', { moment, branch: place.name }),
      href: localePath({
        locale,
        path: bookingPath(elsewhere({ query: kept, doctor: other, branch: place, date })),
      }),
    };
  });
  return (await Promise.all(ways)).filter((way) => way !== null);
}

async function momentInWords(moment: { instant: string; timeZone: string; locale: Locale }): Promise<string> {
  const t = await getTranslations('booking.doctor');
  return t('firstFreeAt', { date: formatDate({ ...moment, style: 'medium' }), time: formatTime(moment) });
}

async function orNone(find: () => Promise<Way[]>): Promise<Way[]> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof BackendError) return [];
    throw error;
  }
}
