import { ActionFields } from '@/components/form/action-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { Fold } from '@/components/ui/fold';
import { getWords, textsOf } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { withdrawConsentAction } from '../actions';
import { type PartProps, PressSection } from './press-section';

/** Consents of a patient to a booking, each with a form that withdraws it, so that it works without script. */
export async function ConsentsPart({
  appointment: { bookingNumber: number, consents, timeZone, locale: language },
  trouble,
}: PartProps) {
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
            {withdrawn ? (
              <p className="mt-1 font-semibold text-sm">{t('withdrawn', { moment: moment(withdrawn.at) })}</p>
            ) : (
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
