import type { Locale } from 'next-intl';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { getBookingSetting, getCatalogue, getPublishedCatalogue } from '@/features/booking/choices/data';
import { stepBack } from '@/features/booking/choices/query';
import {
  type BookingStep,
  choicesNotOffered,
  deriveProgress,
  type Question,
  STEPS,
  stepOf,
} from '@/features/booking/choices/rules';
import { ReleaseHold } from '@/features/booking/holds/components/release-hold';
import { PathLink } from '@/features/site/pages/components/entry-link';
import { getPageIntro } from '@/features/site/pages/data';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations, getWords } from '@/i18n/translations';
import { type BookingQuery, type BookingWay, bookingPath } from '@/lib/address/booking-address';
import type { StepProps } from '../choice-state';
import { ChoiceSummary } from './choice-summary';
import { QuestionHeading } from './question';
import { QuestionBody } from './question-body';

/** Questions at which a held time may still be the one that is booked; at any other the visitor has started over. */
const KEEPS_TIME: Question[] = ['service', 'time', 'information'];

/** One question of the booking with the progress, the choices so far, the way back and the phone. */
export async function BookingFlow({ locale, query: given }: StepProps) {
  const [t, published, catalogue, setting, intro] = await Promise.all([
    getTranslations('booking'),
    getPublishedCatalogue(locale),
    getCatalogue(locale),
    getBookingSetting(locale),
    getPageIntro(locale, 'booking'),
  ]);
  const progress = deriveProgress(given, catalogue);
  const { by, question } = progress;
  // A link may leave the way out; from here on it is part of every address.
  const query: BookingQuery = by ? { ...given, by } : given;
  const flow = { locale, query, progress, catalogue, setting };
  const back = stepBack(query);
  const hasChoices = Boolean(progress.doctor ?? progress.branch ?? progress.specialty ?? progress.service);
  return (
    <div data-own-actions className="bg-surface-warm pb-16">
      {KEEPS_TIME.includes(question) ? null : <ReleaseHold key={question} />}
      <Container className="pt-6 sm:pt-10">
        <div {...(intro ? contentLang(intro, locale) : {})}>
          <h1 className={question === 'way' ? 'text-3xl' : 'text-lg text-text-soft'}>
            {intro?.title ?? t('title')}
          </h1>
          {question === 'way' && intro?.text ? (
            <p className="mt-2 max-w-text text-text-soft">{intro.text}</p>
          ) : null}
        </div>
        {by ? (
          <div className="mt-3">
            <StepProgress by={by} current={stepOf({ by, question })} />
          </div>
        ) : null}
        <div
          className={`mt-6 ${hasChoices ? 'lg:grid lg:grid-cols-[1fr_20rem] lg:items-start lg:gap-8' : ''}`}
        >
          <div className="contents lg:order-2 lg:block">
            <ChoiceSummary {...flow} />
          </div>
          <div className="max-lg:mt-6 lg:order-1">
            {back ? (
              <p className="mb-2">
                <PathLink
                  path={bookingPath(back)}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-action"
                >
                  <Icon name="lucide:arrow-left" className="size-5" />
                  {t('back')}
                </PathLink>
              </p>
            ) : null}
            <section
              aria-labelledby="question"
              className="sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-card"
            >
              <QuestionHeading key={question}>{t(`questions.${question}`)}</QuestionHeading>
              <NotOffered choices={choicesNotOffered({ query: given, published, catalogue })} />
              <QuestionBody {...flow} />
            </section>
            <section className="mt-6 px-1" aria-label={t('help.title')}>
              <p className="font-semibold">{t('help.title')}</p>
              <CallUs setting={setting} country={progress.branch?.country} />
            </section>
          </div>
        </div>
      </Container>
    </div>
  );
}

/** Notice of why a choice of the link is asked for again: it takes no bookings on the website at present. */
async function NotOffered({ choices }: { choices: { id: string; name: string; lang: Locale }[] }) {
  if (choices.length === 0) return null;
  const [locale, t] = await getWords('booking');
  return (
    <ul className="mt-3 space-y-2 rounded-control bg-surface-sky px-4 py-3">
      {choices.map(({ id, name, lang }) => (
        <li key={id} className="flex gap-2">
          <Icon name="lucide:info" className="mt-0.5 size-5 shrink-0 text-action" />
          <span>
            {t.rich('notOffered', {
              name: () => <strong {...contentLang({ lang }, locale)}>{name}</strong>,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The steps of the booking with the current one marked; on phones only its name and number. */
async function StepProgress({ by, current }: { by: BookingWay; current: BookingStep }) {
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
