import type { Locale } from 'next-intl';
import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import type { OwnWaiting } from '@/contract/waiting-list';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import type { BookingSetting } from '@/features/booking/choices/data';
import { GuardianFields } from '@/features/booking/details/components/guardian-fields';
import { guardianWords } from '@/features/booking/details/words';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getTranslations, getWords } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { answerOfferAction } from '../actions';
import { FreeNow } from './free-now';
import { OfferedTime } from './offered-time';
import { Wishes } from './wishes';

export async function EntryState({ entry, setting }: { entry: OwnWaiting; setting: BookingSetting }) {
  const [locale, t] = await getWords('waitingList.own');
  const { offer, state } = entry;
  const isWaiting = state === 'waiting';
  const isOpen = isWaiting && offer?.state === 'open';
  return (
    <article className="rounded-card border border-line bg-surface p-panel shadow-card sm:p-8">
      <Badge tone={isWaiting ? 'pending' : state === 'booked' ? 'confirmed' : 'done'}>
        {t(`states.${state}`)}
      </Badge>
      <h1 className="mt-2 text-2xl">{t(isOpen ? 'offered' : `titles.${state}`)}</h1>
      {offer && isOpen ? (
        <>
          <OfferedTime offer={offer} />
          <p className="mt-3">{t(entry.earlierThan ? 'moves' : 'firstHasIt')}</p>
          {entry.earlierThan ? null : <p className="mt-1">{t(offer.confirmsAtOnce ? 'atOnce' : 'byCall')}</p>}
          <Answer
            number={entry.number}
            offer={offer.documentId}
            answer="accept"
            fields={offer.asksGuardian ? <Guardian locale={locale} setting={setting} /> : null}
          >
            {t('accept')}
          </Answer>
          {entry.earlierThan ? null : (
            <div className="mt-3 text-sm text-text-soft">
              <p>{t('consent')}</p>
              <p {...contentLang(setting, locale)}>{setting.consentText}</p>
            </div>
          )}
          <Answer number={entry.number} offer={offer.documentId} answer="decline">
            {t('decline')}
          </Answer>
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
        <Answer number={entry.number} offer="" answer="leave">
          {t('leave')}
        </Answer>
      ) : (
        <p className="mt-5">
          <ButtonLink href={localePath({ locale, path: bookingPath({}) })} prefetch={false}>
            {t('book')}
          </ButtonLink>
        </p>
      )}
      <CallUs setting={setting} />
    </article>
  );
}

/** Fields of the person responsible for the child that the time is for. */
async function Guardian({ locale, setting }: { locale: Locale; setting: BookingSetting }) {
  const [t, words] = await Promise.all([
    getTranslations('booking.form'),
    guardianWords({ locale, guardianAge: setting.guardianAge }),
  ]);
  const labels = {
    guardianName: t('guardianName'),
    guardianRelation: t('guardianRelation'),
    guardianPhone: t('guardianPhone'),
  };
  return (
    <div className="mb-4">
      <GuardianFields labels={labels} words={words} isRequired />
    </div>
  );
}

async function Answer({
  number,
  offer,
  answer,
  fields,
  children,
}: {
  number: string;
  offer: string;
  answer: 'accept' | 'decline' | 'leave';
  fields?: ReactNode;
  children: string;
}) {
  const [locale, t] = await getWords('waitingList.own');
  return (
    <form action={answerOfferAction} className="mt-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="offer" value={offer} />
      <input type="hidden" name="answer" value={answer} />
      {fields}
      <SubmitButton
        variant={answer === 'accept' ? 'primary' : answer === 'decline' ? 'secondary' : 'quiet'}
        pendingLabel={t('sending')}
      >
        {children}
      </SubmitButton>
    </form>
  );
}
