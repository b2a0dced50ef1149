import { PressForm } from '@/components/form/press-form';
import { ActionLink } from '@/components/ui/action-link';
import { FirstFew } from '@/components/ui/first-few';
import { Icon } from '@/components/ui/icon';
import type { Undelivered } from '@/contract/undelivered';
import { MailAgain } from '@/features/desk/appointments/components/mail-again';
import { appointmentPath, lostReason } from '@/features/desk/appointments/rules';
import { entryPath } from '@/features/desk/waiting-list/address';
import { getClinicCountry } from '@/features/site/branches/data';
import { localePath } from '@/i18n/routing';
import { getTranslations, getWords } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { formatMoment } from '@/lib/time/clinic-time';
import { noteToldAction } from '../actions';

export async function UndeliveredMessages({ messages }: { messages: Undelivered[] }) {
  if (messages.length === 0) return null;
  const t = await getTranslations('undelivered');
  return (
    <section aria-labelledby="undelivered-title" className="mt-8">
      <h2 id="undelivered-title" className="flex items-center gap-2 text-danger text-lg">
        <Icon name="lucide:circle-alert" className="size-5" />
        {t('title', { count: messages.length })}
      </h2>
      <p className="text-sm text-text-soft">{t('text')}</p>
      <FirstFew
        items={messages}
        first={10}
        title={(count) => t('more', { count })}
        list={(some) => (
          <ul className="my-3 divide-y divide-line rounded-card border border-line bg-surface">
            {some.map((message) => (
              <li key={message.documentId} className="px-5 py-2">
                <Lost message={message} />
              </li>
            ))}
          </ul>
        )}
      />
    </section>
  );
}

async function Lost({ message }: { message: Undelivered }) {
  const [locale, t, words] = await getWords('undelivered', 'appointments');
  const country = await getClinicCountry(locale);
  const kind =
    message.about === 'appointment'
      ? words(`mails.kinds.${message.kind}`)
      : t(`kinds.${'kind' in message ? message.kind : message.about}`);
  const mail = message.channel
    ? words('mails.by', { mail: kind, channel: words(`channels.${message.channel}`) })
    : kind;
  const isCall = message.about === 'appointment' && message.phone !== null;
  const reason = lostReason(message.reason);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4">
        {message.about === 'appointment' ? (
          <>
            <ActionLink href={appointmentPath({ locale, id: message.appointment })}>
              <bdi dir="ltr">{message.bookingNumber}</bdi>
            </ActionLink>
            <span className="text-text-soft">
              {t('visit', {
                moment: formatMoment({ instant: message.startsAt, timeZone: message.timeZone, locale }),
              })}
              {message.others > 0 ? ` ${t('others', { count: message.others })}` : ''}
            </span>
          </>
        ) : null}
        {message.about === 'waiting' ? (
          <ActionLink href={entryPath(locale, message.entry)}>
            <bdi>{`${message.firstName} ${message.lastName}`}</bdi>
          </ActionLink>
        ) : null}
        {message.about === 'inbox' ? (
          <ActionLink href={localePath({ locale, path: `/admin/inbox/${message.incoming}` })}>
            {t('openAnswer')}
          </ActionLink>
        ) : null}
        {message.phone === null || message.phone === '' ? null : (
          <ActionLink href={`tel:${message.phone}`}>
            <bdi dir="ltr">{formatPhone({ phone: message.phone, country })}</bdi>
          </ActionLink>
        )}
        <span className="first-letter:uppercase">{mail}</span>
      </p>
      <p className="text-sm text-text-soft">
        {reason ? words(`mails.reasons.${reason}`) : t(message.channel ? 'notDelivered' : 'noChannel')}{' '}
        {t(`toDo.${!isCall ? message.about : message.kind === 'visit-moved' ? 'moved' : 'canceled'}`)}
      </p>
      {isCall ? (
        <PressForm
          action={noteToldAction}
          fields={{ id: message.appointment }}
          label={t('toldLabel', { number: message.bookingNumber })}
          pendingLabel={words('mails.sending')}
        >
          {t('told')}
        </PressForm>
      ) : null}
      {message.isRepeatable && 'kind' in message ? (
        <MailAgain
          about={message.about}
          id={message.about === 'waiting' ? message.entry : message.appointment}
          mail={message.documentId}
          label={words('mails.againLabel', { mail })}
        />
      ) : null}
    </>
  );
}
