import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import type { OwnAppointment } from '@/contract/appointment';
import { appointmentPage } from '@/features/booking/booked/address';
import { getWords } from '@/i18n/translations';

/** Link to the questions before the visit, or to the answers; nothing where none are asked. */
export async function QuestionsPanel({ appointment }: { appointment: OwnAppointment }) {
  const { bookingNumber, questions } = appointment;
  if (questions === null) return null;
  const [locale, t] = await getWords('appointment.questions');
  const isOpen = questions === 'open';
  const href = appointmentPage(locale, bookingNumber, '/questions');
  return (
    <LabelledSection
      id="questions-title"
      look="flex items-center gap-2 text-lg"
      title={
        <>
          {isOpen ? null : <Icon name="lucide:circle-check" className="size-5 shrink-0 text-accent" />}
          {isOpen ? t('title') : t('answered')}
        </>
      }
      className={`mt-4 rounded-card border p-panel print:hidden ${isOpen ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <p className="mt-1 mb-3">{isOpen ? t('panel') : t('answeredText')}</p>
      <ButtonLink href={href} variant={isOpen ? 'primary' : 'secondary'} prefetch={false}>
        {isOpen ? t('answer') : t('correct')}
      </ButtonLink>
    </LabelledSection>
  );
}
