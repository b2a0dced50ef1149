import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { nameLine } from '@/components/ui/name-line';
import { whatsappHref } from '@/components/ui/phone-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { AppointmentDetail } from '@/contract/appointment';
import { CallDue } from '@/features/desk/appointments/components/call-due';
import { Fact } from '@/features/desk/appointments/components/facts';
import { LoudMark, PhoneMark, StatusBadge } from '@/features/desk/appointments/components/marks';
import type { HistoryLine } from '@/features/desk/appointments/history-words';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { History } from '@/features/desk/lists/components/history';
import { getTranslations, getWords } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { canHaveWhatsapp } from '@/lib/contact/phone-kind';
import { formatDuration, formatMoment } from '@/lib/time/clinic-time';
import { SHORTCUTS } from '../rules';

interface Props {
  file: AppointmentDetail;
  history: HistoryLine[];
  now: number;
}

/** Shows the facts for the call: patient, appointment and earlier tries. */
export async function OpenRequest({ file, history, now }: Props) {
  const [locale, t, words] = await getWords('calls', 'appointments');
  const name = `${file.firstName} ${file.lastName}`;
  const moment = { instant: file.startsAt, timeZone: file.timeZone, locale };
  const waited = formatDuration((now - Date.parse(file.createdAt)) / 60_000, locale);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="call-title" className="text-xl">
          <bdi>{name}</bdi>
        </h2>
        <StatusBadge status={file.status} />
        {file.isToBeMoved ? <LoudMark of="toBeMoved" /> : null}
        <span className="text-text-soft">{words('detail.age', { age: file.age ?? -1 })}</span>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <a
          id="call-phone"
          href={`tel:${file.phone}`}
          className="inline-flex min-h-12 items-center gap-2 rounded-control bg-action px-5 font-semibold text-text-on-fill hover:bg-action-strong"
        >
          <Icon name="lucide:phone" />
          <VisuallyHidden>{words('call', { name })}:</VisuallyHidden>
          <bdi dir="ltr">{formatPhone({ phone: file.phone, country: file.branch.country })}</bdi>
        </a>
        {canHaveWhatsapp(file.phone) ? (
          <a
            id="call-whatsapp"
            href={whatsappHref({ phone: file.phone, text: file.staffWords })}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-12 items-center gap-2 rounded-control border border-line-strong px-5 font-semibold text-action hover:border-action hover:bg-surface-sky"
          >
            <Icon name="lucide:message-circle" />
            {words('channels.whatsapp')}
          </a>
        ) : null}
      </div>
      <PhoneMark phone={file.phone} />
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact label={words('detail.fields.when')}>
          <strong>{formatMoment({ ...moment, style: 'long' })}</strong>
        </Fact>
        <Fact label={t('due.label')}>
          {file.status === 'pending' ? <CallDue appointment={file} now={now} /> : null}
        </Fact>
        <Fact label={t('waiting')}>
          {waited}
          {file.call.tries > 0 ? ` · ${t('tries', { count: file.call.tries })}` : ''}
        </Fact>
        <Fact label={words('detail.fields.doctor')}>{nameLine(locale, file.doctor.name)}</Fact>
        <Fact label={words('detail.fields.branch')}>{nameLine(locale, file.branch.name)}</Fact>
        <Fact label={words('detail.fields.service')}>{nameLine(locale, file.service.name)}</Fact>
        <Fact label={words('detail.fields.contract')}>
          {nameLine(locale, words(`detail.contracts.${file.contractType}`), file.organisation?.name)}
        </Fact>
        <Fact label={words('detail.fields.language')}>{words(`detail.languages.${file.locale}`)}</Fact>
        <Fact label={words('detail.fields.number')}>
          <Link
            href={appointmentPath({ locale, id: file.documentId })}
            className="inline-flex min-h-6 items-center font-semibold text-action underline underline-offset-4"
          >
            <bdi dir="ltr">{file.bookingNumber}</bdi>
          </Link>
          {file.cards.length > 0 ? ` · ${t('cards')}` : ''}
        </Fact>
        {file.additionalNotes ? (
          <div className="sm:col-span-2">
            <Fact label={words('detail.fields.notes')}>
              <span dir="auto" className="block whitespace-pre-line">
                {file.additionalNotes}
              </span>
            </Fact>
          </div>
        ) : null}
      </dl>
      {history.length > 1 ? (
        <History className="mt-4" title={words('detail.history')} lines={history.toReversed()} />
      ) : null}
      <Shortcuts />
    </>
  );
}

/** The keys of the open request, written down where they count. */
async function Shortcuts() {
  const t = await getTranslations('calls.keys');
  return (
    <section className="mt-5 text-sm print:hidden">
      <h3 className="text-base">{t('title')}</h3>
      <p className="text-text-soft">{t('text')}</p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {Object.entries(SHORTCUTS).map(([code, { key, target }]) => (
          <li key={code}>
            <kbd
              dir="ltr"
              className="inline-block min-w-7 rounded-control border border-line-strong px-1.5 text-center font-semibold"
            >
              {key}
            </kbd>{' '}
            {t(target)}
          </li>
        ))}
      </ul>
    </section>
  );
}
