import { ButtonLink } from '@/components/ui/button';
import {
  type AskedAppointment,
  QuestionFrame,
} from '@/features/booking/appointment/components/question-frame';
import { Trouble } from '@/features/booking/appointment/components/trouble';
import { findQuestions } from '@/features/booking/appointment/data';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { getTranslations } from '@/i18n/translations';
import { withFallback } from '@/lib/backend/errors';
import { writeAsked } from '../asked-rules';
import { questionWords } from '../words';
import { QuestionsForm } from './questions-form';

/** Questions before a visit, answered by whoever holds its key, without script too. */
export async function QuestionsPage(asked: AskedAppointment) {
  const { locale, bookingNumber, appointment, manageKey, setting, page } = asked;
  const t = await getTranslations('appointment.questions');
  const found = await withFallback(() => findQuestions({ bookingNumber, manageKey }), 'failed');
  if (found === 'failed') return <Trouble setting={setting} kind="failed" />;
  const help = <CallUs setting={setting} country={appointment.branch.country} />;
  if (found === null) {
    return (
      <QuestionFrame asked={asked} title={t('over')} hasWords={false}>
        <p className="mt-4 mb-2">{t('overText')}</p>
        {help}
      </QuestionFrame>
    );
  }
  return (
    <QuestionFrame asked={asked} title={t('title')}>
      <p className="mt-4">{t('text')}</p>
      <QuestionsForm
        locale={locale}
        bookingNumber={bookingNumber}
        questions={found.questions}
        asked={writeAsked(found.questions)}
        initial={{ turn: 0, answers: found.answers, faults: {}, notice: null, fault: null }}
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
