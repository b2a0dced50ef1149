import { ActionFields } from '@/components/form/action-fields';
import { AnsweredForm } from '@/components/form/answered-form';
import { SubmitButton } from '@/components/form/submit-button';
import { ButtonLink } from '@/components/ui/button';
import type { OwnAppointment } from '@/contract/appointment';
import { formatAmount } from '@/contract/fees';
import { fromMinor } from '@/contract/money';
import { getTranslations, getWords } from '@/i18n/translations';
import { cancelAppointmentAction } from '../actions';
import { type AskedAppointment, QuestionFrame } from './question-frame';
import { SeriesScope } from './series-scope';

/** States of a deposit after it was paid, by the rule of the booking. */
async function DepositAfterCancelling({ appointment }: { appointment: OwnAppointment }) {
  const [locale, t] = await getWords('appointment.cancel');
  const paid = appointment.deposits.find(({ state }) => state === 'paid');
  if (!paid) return null;
  const { currency, refundUntil } = paid;
  const amount = formatAmount({ amount: fromMinor(paid.amount, currency), currency, language: locale });
  const isInTime = Date.now() < Date.parse(refundUntil);
  return <p className="mt-2 font-semibold">{t(isInTime ? 'depositBack' : 'depositKept', { amount })}</p>;
}

/** Asks once whether the appointment is to be canceled. A form of its own, so it works without script. */
export async function CancelPage(asked: AskedAppointment) {
  const { bookingNumber: number, appointment, page, search } = asked;
  const t = await getTranslations('appointment.cancel');
  if (!appointment.canCancel) {
    return (
      <QuestionFrame asked={asked} title={t('notPossible')}>
        <p className="mt-4">{t('notPossibleText')}</p>
      </QuestionFrame>
    );
  }
  return (
    <QuestionFrame asked={asked} title={t('question')}>
      <AnsweredForm turn="" action={cancelAppointmentAction} noValidate={false}>
        <ActionFields of={{ number, version: appointment.version }} />
        <SeriesScope visits={appointment.series} open={number} chosen={Number(search.others)} />
        <p className="mt-4">{t('consequence')}</p>
        <DepositAfterCancelling appointment={appointment} />
        <div className="mt-5 flex flex-wrap gap-3">
          <SubmitButton variant="danger" pendingLabel={t('sending')}>
            {t('yes')}
          </SubmitButton>
          <ButtonLink href={page} variant="secondary" prefetch={false}>
            {t('no')}
          </ButtonLink>
        </div>
        {appointment.canMove ? (
          <p className="mt-4">
            <ButtonLink href={`${page}/move`} variant="quiet" prefetch={false}>
              {t('moveInstead')}
            </ButtonLink>
          </p>
        ) : null}
      </AnsweredForm>
    </QuestionFrame>
  );
}
