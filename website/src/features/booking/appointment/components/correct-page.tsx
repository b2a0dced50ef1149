import { ButtonLink } from '@/components/ui/button';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { limitsOf } from '@/features/booking/details/limit-rules';
import { formWords } from '@/features/booking/details/words';
import { getWords, textsOf } from '@/i18n/translations';
import { keptContact } from '@/lib/contact/field-question';
import { formatPhone } from '@/lib/contact/phone';
import { UNKNOWN_COUNTRY } from '@/lib/time/week';
import { CorrectForm } from './correct-form';
import { type AskedAppointment, QuestionFrame } from './question-frame';

/** A wrong digit or letter in a request that waits for its call is corrected here, without script too. */
export async function CorrectPage(asked: AskedAppointment) {
  const { locale, bookingNumber, appointment, setting, page } = asked;
  const [, t, outcome] = await getWords('appointment.correct', 'appointment.outcome');
  const country = appointment.branch.country ?? UNKNOWN_COUNTRY;
  const help = <CallUs setting={setting} country={country} />;
  if (!appointment.canCorrect || !appointment.patient) {
    return (
      <QuestionFrame asked={asked} title={t('notPossible')}>
        <p className="mt-4 mb-2">{t('notPossibleText')}</p>
        {help}
      </QuestionFrame>
    );
  }
  const { firstName, lastName, phone, email, age } = appointment.patient;
  const typed = {
    ...{ firstName, lastName, phone: formatPhone({ phone, country }) },
    ...{ email: email ?? '', age: String(age ?? '') },
  };
  const common = (kind: 'conflict' | 'unknown' | 'busy' | 'failed' | 'tooOften') => ({
    title: outcome(`${kind}.title`),
    text: outcome(`${kind}.text`),
  });
  return (
    <QuestionFrame asked={asked} title={t('title')}>
      <p className="mt-4">{t('text')}</p>
      <CorrectForm
        initial={{
          ...{ turn: 0, version: appointment.version, typed, questions: keptContact(typed) },
          ...{ faults: {}, notice: null, fault: null },
        }}
        locale={locale}
        bookingNumber={bookingNumber}
        words={{
          ...textsOf(t, 'save', 'saving'),
          notices: {
            conflict: common('conflict'),
            notLive: { title: t('notPossible'), text: t('notPossibleText') },
            tooOften: common('tooOften'),
            unknown: common('unknown'),
            busy: common('busy'),
            limit: { title: t('limit'), text: t('limitText') },
            failed: common('failed'),
          },
        }}
        formWords={await formWords(locale, country, setting)}
        limits={limitsOf(setting, country)}
        help={help}
        back={
          <ButtonLink href={page} variant="secondary" prefetch={false}>
            {t('keep')}
          </ButtonLink>
        }
      />
    </QuestionFrame>
  );
}
