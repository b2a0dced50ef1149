import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { TimeQuestion } from '@/features/booking/components/time-question';
import { findBookingSetting, getPublishedOffer } from '@/features/booking/data';
import { localePath } from '@/i18n/routing';
import { type BookingQuery, choicesSearch } from '@/lib/booking-address';
import { readOpenedVisit } from '../session';
import { MoveQuestion } from './move-question';
import { NextTimes } from './next-times';
import { QuestionFrame, readOutcome } from './question-frame';
import { Trouble } from './trouble';
import { VisitWords } from './visit-words';

/** Another time for the visit, with the same doctor in the same branch: a calendar, then one question. */
export async function MovePage({
  locale,
  bookingNumber,
  query: { month, date, time },
  outcome: given,
}: {
  locale: Locale;
  bookingNumber: string;
  query: BookingQuery;
  outcome: unknown;
}) {
  const [t, setting, opened] = await Promise.all([
    getTranslations('visit.move'),
    findBookingSetting(locale),
    readOpenedVisit(bookingNumber),
  ]);
  const visitPage = localePath({ locale, path: `/booking/confirmation/${bookingNumber}` });
  if (opened === 'failed' || !setting) return <Trouble locale={locale} setting={setting} kind="failed" />;
  if (opened === null) redirect(visitPage);
  const { visit } = opened;
  const offer = await getPublishedOffer(locale);
  const doctor = offer.doctors.find((one) => one.id === visit.doctor.documentId);
  const branch = offer.branches.find((one) => one.id === visit.branch.documentId);
  const service = offer.services.find((one) => one.id === visit.service.documentId);
  const page = `${visitPage}/move`;
  const outcome = readOutcome(given);
  const frame = { locale, bookingNumber, outcome, setting };

  if (!visit.canMove || !doctor || !branch || !service) {
    return (
      <QuestionFrame {...frame} outcome={outcome ?? 'notLive'} title={t('title')}>
        <VisitWords locale={locale} visit={visit} />
      </QuestionFrame>
    );
  }
  if (time) {
    const otherTimes = `${page}${choicesSearch({ ...(date ? { month: date.slice(0, 7), date } : {}) })}`;
    return (
      <QuestionFrame {...frame} title={t('question')}>
        <MoveQuestion {...{ locale, visit, time, otherTimes, setting }} />
      </QuestionFrame>
    );
  }
  const next = outcome === 'taken' ? <NextTimes locale={locale} visit={visit} page={page} /> : null;
  return (
    <QuestionFrame {...frame} title={t('title')} next={next} isWide>
      <VisitWords locale={locale} visit={visit} />
      <p className="mt-4">{t('same')}</p>
      <TimeQuestion
        locale={locale}
        query={{ ...(month ? { month } : {}), ...(date ? { date } : {}) }}
        doctor={doctor}
        branch={branch}
        service={service}
        setting={setting}
        page={page}
      />
    </QuestionFrame>
  );
}
