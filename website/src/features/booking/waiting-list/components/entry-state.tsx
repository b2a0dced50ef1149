import type { ReactNode } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { AnsweredForm } from '@/components/form/answered-form';
import { HiddenFields } from '@/components/form/hidden-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { LabelledSection } from '@/components/ui/labelled-section';
import { nameLine } from '@/components/ui/name-line';
import type { OwnWaiting, WaitingOffer } from '@/contract/waiting-list';
import { confirmationPath } from '@/features/booking/booked/session';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import type { BookingSetting } from '@/features/booking/choices/data';
import { GuardianFields } from '@/features/booking/details/components/guardian-fields';
import { nameWords } from '@/features/booking/details/shown-query';
import { guardianWords } from '@/features/booking/details/words';
import { PathButton } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations, getWords, textsOf } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { dateInZone, formatMoment, formatUntil } from '@/lib/time/clinic-time';
import { answerOfferAction } from '../actions';
import { Wishes } from './wishes';

export async function EntryState({ entry, setting }: { entry: OwnWaiting; setting: BookingSetting }) {
  const [locale, t, outcome] = await getWords('waitingList.own', 'booking.outcome');
  const { number, offer, state } = entry;
  const isWaiting = state === 'waiting';
  const isOpen = isWaiting && offer?.state === 'open';
  // If the appointment that came of this entry was canceled, there is none to link to.
  const shown = entry.booked?.isCanceled ? 'ended' : state;
  return (
    <article className="rounded-card border border-line bg-surface p-panel shadow-card sm:p-8">
      <Badge tone={isWaiting ? 'pending' : shown === 'booked' ? 'confirmed' : 'done'}>
        {t(`states.${shown}`)}
      </Badge>
      <h1 className="mt-2 text-2xl">{t(isOpen ? 'offered' : `titles.${shown}`)}</h1>
      {offer && isOpen ? (
        <>
          <OfferedTime offer={offer} />
          <p className="mt-3">{t(entry.earlierThan ? 'moves' : 'firstHasIt')}</p>
          <p className="mt-1">{t(offer.confirmsAtOnce ? 'atOnce' : 'byCall')}</p>
          <Answer
            fields={{ number, offer: offer.documentId, answer: 'accept' }}
            extra={
              <>
                {offer.asksGuardian ? <Guardian setting={setting} /> : null}
                {entry.earlierThan ? null : <HiddenFields of={{ shownWords: nameWords(setting) }} />}
              </>
            }
          >
            {t('accept')}
          </Answer>
          {entry.earlierThan ? null : (
            <div className="mt-3 text-sm text-text-soft">
              <p>{t('consent')}</p>
              <p {...contentLang(setting, locale)}>{setting.consentText}</p>
            </div>
          )}
          <Answer fields={{ number, offer: offer.documentId, answer: 'decline' }}>{t('decline')}</Answer>
        </>
      ) : null}
      {offer && isWaiting && !isOpen && (offer.state === 'taken' || offer.state === 'expired') ? (
        <p className="mt-3 rounded-control bg-surface-warm p-4">{t(`past.${offer.state}`)}</p>
      ) : null}
      {isWaiting && !isOpen ? (
        <>
          <FreeNow entry={entry} />
          <p className="mt-3">{t(entry.freeNow.length > 0 ? 'waitingBeside' : 'waitingText')}</p>
        </>
      ) : null}
      <h2 className="mt-6 text-lg">{t('wishes')}</h2>
      <Wishes entry={entry} />
      {isWaiting ? (
        <Answer fields={{ number, offer: '', answer: 'leave' }}>{t('leave')}</Answer>
      ) : (
        <div className="mt-5 flex flex-wrap gap-3">
          {entry.booked ? (
            <a href={confirmationPath({ locale, ...entry.booked })} className={buttonClass({})}>
              {outcome('bookedLink')}
            </a>
          ) : null}
          <PathButton
            path={bookingPath({})}
            variant={entry.booked ? 'secondary' : 'primary'}
            prefetch={false}
          >
            {t('book')}
          </PathButton>
        </div>
      )}
      <CallUs setting={setting} />
    </article>
  );
}

/** Fields of the person responsible for the child that the time is for. */
async function Guardian({ setting: { guardianAge } }: { setting: BookingSetting }) {
  const [locale, t] = await getWords('booking.form');
  return (
    <div className="mb-4">
      <GuardianFields
        labels={textsOf(t, 'guardianName', 'guardianRelation', 'guardianPhone')}
        words={await guardianWords({ locale, guardianAge })}
        isRequired
      />
    </div>
  );
}

interface Props {
  fields: { number: string; offer: string; answer: 'accept' | 'decline' | 'leave' };
  extra?: ReactNode;
  children: string;
}

async function Answer({ fields: { answer, ...fields }, extra, children }: Props) {
  const t = await getTranslations('waitingList.own');
  return (
    <AnsweredForm turn="" action={answerOfferAction} noValidate={false} className="mt-4">
      <ActionFields of={{ ...fields, answer }} />
      {extra}
      <SubmitButton
        variant={answer === 'accept' ? 'primary' : answer === 'decline' ? 'secondary' : 'quiet'}
        pendingLabel={t('sending')}
      >
        {children}
      </SubmitButton>
    </AnsweredForm>
  );
}

async function OfferedTime({ offer }: { offer: WaitingOffer }) {
  const [locale, t] = await getWords('waitingList.own');
  const { timeZone } = offer;
  const moment = { instant: offer.startsAt, timeZone, locale };
  const until = formatUntil({ instant: offer.openUntil, timeZone, locale, now: new Date() });
  return (
    <div className="mt-3 rounded-card bg-accent-soft p-4">
      <p className="font-bold text-xl">{formatMoment({ ...moment, style: 'long' })}</p>
      <p className="mt-1">{nameLine(locale, offer.doctor.name, offer.branch.name)}</p>
      <p className="mt-2 font-semibold">{t('until', { until })}</p>
    </div>
  );
}

/** Times that match the wishes and are free already, each with its booking: the waiting list does not offer them. */
async function FreeNow({ entry: { freeNow, service } }: { entry: OwnWaiting }) {
  if (freeNow.length === 0) return null;
  const [locale, t] = await getWords('waitingList.own');
  return (
    <LabelledSection id="free-now" title={t('freeNow')} className="mt-4 rounded-card bg-accent-soft p-4">
      <ul className="mt-3 grid gap-3">
        {freeNow.map(({ doctor, branch, startsAt, timeZone }) => {
          const moment = { instant: startsAt, timeZone, locale };
          const path = bookingPath({
            by: 'doctor',
            doctor: doctor.documentId,
            branch: branch.documentId,
            ...(service ? { service: service.documentId } : {}),
            date: dateInZone(moment),
            time: startsAt,
          });
          return (
            <li key={`${doctor.documentId} ${startsAt}`}>
              <PathButton path={path} variant="secondary" prefetch={false}>
                {formatMoment(moment)}
              </PathButton>
              <p className="mt-1 text-sm">{nameLine(locale, doctor.name, branch.name)}</p>
            </li>
          );
        })}
      </ul>
    </LabelledSection>
  );
}
