import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { AppointmentDetail as Detail } from '@/contract/appointment';
import { isErased } from '@/contract/patient';
import { needsReason, type Status } from '@/contract/transitions';
import { formatDate, formatTime } from '@/lib/clinic-time';
import { historyWords } from '../history-words';
import { listPath, movePath, NO_FILTER } from '../rules';
import { AppointmentMails } from './appointment-mails';
import { ContactLinks } from './contact-links';
import { ContractCards } from './contract-cards';
import { FreshList } from './fresh-list';
import { History } from './history';
import { OverbookedMark } from './overbooked-mark';
import { StatusBadge } from './status-badge';
import { StatusForm } from './status-form';
import { ToBeMovedMark } from './to-be-moved-mark';

/** The whole appointment with its history and the moves this member of staff may make. */
export async function AppointmentDetail({
  locale,
  file,
  call,
}: {
  locale: Locale;
  file: Detail;
  /** How things stand with the call about it. */
  call: ReactNode;
}) {
  const [t, history] = await Promise.all([getTranslations('appointments'), historyWords({ locale, file })]);
  const isGone = isErased(file);
  const name = isGone ? t('erased') : `${file.firstName} ${file.lastName}`;
  const isMovable = ['pending', 'confirmed'].includes(file.status) && new Date(file.startsAt) > new Date();
  const moment = { instant: file.startsAt, timeZone: file.timeZone, locale };
  const requested = { instant: file.createdAt, timeZone: file.timeZone, locale };
  return (
    <Container>
      <FreshList />
      <p className="print:hidden">
        <Link
          href={listPath({ locale, filter: NO_FILTER })}
          prefetch={false}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-action"
        >
          <Icon name="lucide:arrow-left" />
          {t('detail.back')}
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">
          {t.rich('detail.title', { number: () => <bdi dir="ltr">{file.bookingNumber}</bdi> })}
        </h1>
        <StatusBadge status={file.status} />
        {file.isOverbooked ? <OverbookedMark /> : null}
        {file.isToBeMoved ? <ToBeMovedMark /> : null}
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_22rem] lg:items-start">
        <div className="grid gap-6 md:grid-cols-2">
          <Facts title={t('detail.appointment')}>
            <Fact label={t('detail.fields.when')}>
              <strong>{t('moment', { date: formatDate(moment), time: formatTime(moment) })}</strong>
            </Fact>
            <Fact label={t('detail.fields.doctor')}>{file.doctor.name?.[locale]}</Fact>
            <Fact label={t('detail.fields.specialty')}>{file.specialty?.name?.[locale]}</Fact>
            <Fact label={t('detail.fields.service')}>{file.service.name?.[locale]}</Fact>
            <Fact label={t('detail.fields.branch')}>{file.branch.name?.[locale]}</Fact>
            <Fact label={t('detail.fields.requested')}>
              {t('moment', { date: formatDate(requested), time: formatTime(requested) })}
            </Fact>
          </Facts>
          <Facts title={t('detail.patient')}>
            <Fact label={t('detail.fields.name')}>
              <bdi>
                <strong>{name}</strong>
              </bdi>
            </Fact>
            <Fact label={t('detail.fields.phone')}>
              {isGone ? null : (
                <ContactLinks phone={file.phone} name={name} country={file.branch.country ?? undefined} />
              )}
            </Fact>
            <Fact label={t('detail.fields.age')}>{isGone ? null : t('detail.age', { age: file.age })}</Fact>
            <Fact label={t('detail.fields.email')}>
              {file.email ? (
                <a
                  href={`mailto:${file.email}`}
                  className="break-all text-action underline underline-offset-4"
                >
                  <bdi dir="ltr">{file.email}</bdi>
                </a>
              ) : null}
            </Fact>
            <Fact label={t('detail.fields.contract')}>{t(`detail.contracts.${file.contractType}`)}</Fact>
            <Fact label={t('detail.fields.organisation')}>{file.organisation?.name?.[locale]}</Fact>
            <Fact label={t('detail.fields.language')}>{t(`detail.languages.${file.locale}`)}</Fact>
            <Fact label={t('detail.fields.notes')}>
              {file.additionalNotes ? (
                <span dir="auto" className="block whitespace-pre-line">
                  {file.additionalNotes}
                </span>
              ) : null}
            </Fact>
          </Facts>
          <ContractCards file={file} />
          <History lines={history} />
        </div>
        <div className="grid gap-6">
          <Card as="section">
            <h2 className="text-lg">{t('move.title')}</h2>
            {isMovable ? (
              <Link
                href={movePath({ locale, id: file.documentId })}
                prefetch={false}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-action"
              >
                <Icon name="lucide:calendar-clock" />
                {t('rescheduleAppointment')}
              </Link>
            ) : null}
            <StatusForm
              locale={locale}
              id={file.documentId}
              version={file.version}
              moves={inOrder(file.allowedNext).map((to) => ({
                to,
                label: t(`move.${file.status === 'done' && to === 'confirmed' ? 'correct' : to}`),
                needsReason: needsReason({ from: file.status, to }),
              }))}
              history={history
                .filter(({ who }) => who !== null)
                .map(({ what, who, when, isOwn }) => ({ text: `${what} · ${who} · ${when}`, isOwn }))}
              words={{
                changes: t('move.changes'),
                none: t('move.none'),
                reason: t('move.reason'),
                reasonHint: t('move.reasonHint'),
                reasonMissing: t('move.reasonMissing'),
              }}
            />
          </Card>
          {call}
          <AppointmentMails locale={locale} file={file} />
        </div>
      </div>
    </Container>
  );
}

/** The way onward first, canceling last. */
function inOrder(moves: Status[]): Status[] {
  return [...moves].sort((a, b) => Number(a === 'canceled') - Number(b === 'canceled'));
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className="text-lg">{title}</h2>
      <dl className="mt-2 divide-y divide-line">{children}</dl>
    </Card>
  );
}

/** A line of the file; left out when there is nothing to say. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div className="py-2">
      <dt className="text-sm text-text-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
