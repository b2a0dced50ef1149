import { ButtonLink } from '@/components/ui/button';
import { AppointmentWords } from '@/features/booking/appointment/components/appointment-words';
import {
  type AskedAppointment,
  QuestionFrame,
} from '@/features/booking/appointment/components/question-frame';
import { Trouble } from '@/features/booking/appointment/components/trouble';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { getTranslations } from '@/i18n/translations';
import { withFallback } from '@/lib/backend/errors';
import { getVisitorAddress } from '@/lib/request/visitor';
import { findQuestions } from '../data';
import { questionWords } from '../words';
import { QuestionsForm } from './questions-form';

/** Questions before a visit, answered by whoever holds its key, without script too. */
export async function QuestionsPage({
  locale,
  bookingNumber,
  appointment,
  manageKey,
  setting,
  page,
}: AskedAppointment) {
  const t = await getTranslations('appointment.questions');
  const visitor = await getVisitorAddress();
  const asked = await withFallback(() => findQuestions({ bookingNumber, manageKey, visitor }), 'failed');
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
