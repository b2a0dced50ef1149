import { Icon } from '@/components/ui/icon';
import { type BookingStep, STEPS } from '@/features/booking/choices/rules';
import { getTranslations } from '@/i18n/translations';
import type { BookingWay } from '@/lib/address/booking-address';

/** The steps of the booking with the current one marked; on phones only its name and number. */
export async function StepProgress({ by, current }: { by: BookingWay; current: BookingStep }) {
  const t = await getTranslations('booking');
  const steps = STEPS[by];
  const position = steps.indexOf(current);
  const nameOf = (step: BookingStep) =>
    by === 'branch' && step === 'information' ? t('stepsByBranch.information') : t(`steps.${step}`);
  return (
    <nav aria-label={t('progress')}>
      <p className="flex items-baseline justify-between gap-3 text-sm sm:hidden" aria-hidden="true">
        <span className="font-semibold text-brand">{nameOf(current)}</span>
        <span className="text-text-soft">{t('stepOf', { step: position + 1, total: steps.length })}</span>
      </p>
      <ol className="mt-2 flex gap-2 sm:mt-0 sm:gap-4">
        {steps.map((step, index) => (
          <li
            key={step}
            className="flex-1"
            {...(index === position ? { 'aria-current': 'step' as const } : {})}
          >
            <span className={`block h-1.5 rounded-pill ${index <= position ? 'bg-accent' : 'bg-line'}`} />
            <span
              className={`mt-2 flex items-center gap-1.5 text-sm max-sm:sr-only ${
                index === position ? 'font-semibold text-brand' : 'text-text-soft'
              }`}
            >
              {index < position ? <Icon name="lucide:check" className="size-4 text-accent" /> : null}
              {nameOf(step)}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
