import type { ReactNode } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Press } from '@/components/form/press';
import { SubmitButton } from '@/components/form/submit-button';
import { Fold } from '@/components/ui/fold';
import { LabelledSection } from '@/components/ui/labelled-section';
import type { OwnAppointment } from '@/contract/appointment';
import { getTranslations, getWords, textsOf } from '@/i18n/translations';
import { sayFaultId } from '@/lib/request/fault-id';
import { formatMoment } from '@/lib/time/clinic-time';
import { askForEarlierAction, withdrawConsentAction } from '../actions';

/** Outcome of an earlier press: whether it failed, and the id by which that is found in the logs. */
export interface PressTrouble {
  isFailed: boolean;
  fault: string | null;
}

/** A part of an appointment's page, and what became of an earlier press in it. */
export interface PartProps {
  appointment: OwnAppointment;
  trouble: PressTrouble;
}

/** Message that an earlier try failed; nothing if it did not. */
export function FailedPress({ trouble: { isFailed, fault }, text }: { trouble: PressTrouble; text: string }) {
  if (!isFailed) return null;
  return (
    <p role="alert" className="mt-2 font-semibold text-danger">
      {sayFaultId({ text, id: fault })}
    </p>
  );
}

interface Props {
  id: string;
  words: { title: string; text: string; failed: string };
  trouble: PressTrouble;
  children: ReactNode;
}

/** Section with a button and its form; the result of an earlier try is shown above the text. Works without script. */
function PressSection({ id, words, trouble, children }: Props) {
  return (
    <LabelledSection
      id={`${id}-title`}
      title={words.title}
      look="scroll-mt-24 text-lg"
      className="mt-5 print:hidden"
    >
      <FailedPress trouble={trouble} text={words.failed} />
      {/* Another text after a press, of which the button says its new name alone. */}
      <p role="status" className="mt-1">
        {words.text}
      </p>
      {children}
    </LabelledSection>
  );
}

/** Button to be told of an earlier time; nothing for patients who cannot be reached. */
export async function EarlierForm({ appointment: { earlier, bookingNumber: number }, trouble }: PartProps) {
  if (earlier === null) return null;
  const t = await getTranslations('waitingList.earlier');
  const isAsked = earlier === 'asked';
  return (
    <PressSection
      id="earlier"
      words={{ title: t('title'), text: isAsked ? t('asked') : t('text'), failed: t('failed') }}
      trouble={trouble}
    >
      <Press
        action={askForEarlierAction}
        fields={{ number, wanted: isAsked ? 'no' : 'yes' }}
        className="mt-3"
        variant={isAsked ? 'quiet' : 'secondary'}
        pendingLabel={t('sending')}
      >
        {isAsked ? t('stop') : t('ask')}
      </Press>
    </PressSection>
  );
}

/** Consents of a patient to a booking, each with a form that withdraws it, so that it works without script. */
export async function ConsentsPart({ appointment, trouble }: PartProps) {
  const { bookingNumber: number, consents, timeZone, locale: language } = appointment;
  if (consents.length === 0) return null;
  const [locale, t] = await getWords('appointment.consents');
  const moment = (instant: string) => formatMoment({ instant, timeZone, locale });
  return (
    <PressSection id="consents" words={textsOf(t, 'title', 'text', 'failed')} trouble={trouble}>
      <div className="mt-3">
        {consents.map(({ purpose, text, way, givenAt, withdrawn }) => (
          <Fold key={purpose} title={t(`purposes.${purpose}`)}>
            <blockquote lang={language} dir="auto" className="whitespace-pre-line">
              {text}
            </blockquote>
            <p className="mt-2 text-sm text-text-soft">
              {t(`ways.${way ?? 'unknown'}`, { moment: moment(givenAt) })}
            </p>
            {/* Region that stands before its words, which are read out as they come in place of the form. */}
            <div role="status">
              {withdrawn ? (
                <p className="mt-1 font-semibold text-sm">
                  {t('withdrawn', { moment: moment(withdrawn.at) })}
                </p>
              ) : null}
            </div>
            {withdrawn ? null : (
              <form action={withdrawConsentAction} className="mt-2">
                <ActionFields of={{ number, purpose }} />
                <p className="text-sm">{t(`effects.${purpose}`)}</p>
                <SubmitButton variant="quiet" className="-ms-4" pendingLabel={t('sending')}>
                  {t(`stop.${purpose}`)}
                </SubmitButton>
              </form>
            )}
          </Fold>
        ))}
      </div>
    </PressSection>
  );
}
