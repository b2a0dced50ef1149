import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import type { AnsweredQuestions } from '@/contract/visit-questions';
import { AppointmentWords } from '@/features/booking/appointment/components/appointment-words';
import { QuestionFrame } from '@/features/booking/appointment/components/question-frame';
import { Trouble } from '@/features/booking/appointment/components/trouble';
import { readOpenedAppointment } from '@/features/booking/booked/session';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { findBookingSetting } from '@/features/booking/choices/data';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { BackendError } from '@/lib/backend/errors';
import { getVisitorAddress } from '@/lib/request/visitor';
import { findQuestions } from '../data';
import { questionWords } from '../words';
import { QuestionsForm } from './questions-form';

/** Questions before a visit, answered by whoever holds its key, without script too. */
export async function QuestionsPage({ locale, bookingNumber }: { locale: Locale; bookingNumber: string }) {
  const [t, setting, opened] = await Promise.all([
    getTranslations('appointment.questions'),
    findBookingSetting(locale),
    readOpenedAppointment(bookingNumber),
  ]);
  const page = localePath({ locale, path: `/booking/confirmation/${bookingNumber}` });
  if (opened === 'failed' || !setting) return <Trouble locale={locale} setting={setting} kind="failed" />;
  // Not opened in this browser: its page takes the key from the address, or says what to do.
  if (opened === null) redirect(page);
  const { appointment, manageKey } = opened;
  const asked = await readQuestions({ bookingNumber, manageKey });
  if (asked === 'failed') return <Trouble locale={locale} setting={setting} kind="failed" />;
  const frame = { locale, bookingNumber, setting, outcome: null };
  const help = <CallUs setting={setting} country={appointment.branch.country ?? undefined} />;
  if (asked === null) {
    return (
      <QuestionFrame {...frame} title={t('over')}>
        <p className="mt-4">{t('overText')}</p>
        <div className="mt-2">{help}</div>
      </QuestionFrame>
    );
  }
  return (
    <QuestionFrame {...frame} title={t('title')}>
      <AppointmentWords locale={locale} appointment={appointment} />
      <p className="mt-4">{t('text')}</p>
      <QuestionsForm
        locale={locale}
        bookingNumber={bookingNumber}
        questions={asked.questions}
        initial={{ turn: 0, answers: asked.answers, faults: {}, notice: null, fault: null }}
        words={await questionWords(locale)}
        help={help}
        back={
          <ButtonLink href={page} variant="secondary" prefetch={false}>
            {t('later')}
          </ButtonLink>
        }
      />
    </QuestionFrame>
  );
}

async function readQuestions(booking: {
  bookingNumber: string;
  manageKey: string;
}): Promise<AnsweredQuestions | null | 'failed'> {
  try {
    return await findQuestions({ ...booking, visitor: await getVisitorAddress() });
  } catch (error) {
    if (error instanceof BackendError) return 'failed';
    throw error;
  }
}
