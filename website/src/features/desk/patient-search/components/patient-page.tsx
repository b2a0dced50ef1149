import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/action-link';
import { ButtonLink } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { List } from '@/components/ui/list';
import { nameLine } from '@/components/ui/name-line';
import { isolate } from '@/contract/isolate';
import type { FoundPatient, PatientFile } from '@/contract/patient-file';
import { bookForAddress } from '@/features/desk/appointments/address';
import { ContactLinks } from '@/features/desk/appointments/components/contact-links';
import { AttendanceMark, StatusBadge } from '@/features/desk/appointments/components/marks';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { getClinicCountry } from '@/features/site/branches/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { cn } from '@/lib/text/cn';
import { formatMoment } from '@/lib/time/clinic-time';
import { patientsAddress } from '../address';
import { nameOf } from '../rules';
import { JoinForm } from './join-form';
import { PatientNotes } from './patient-notes';
import { PatientRecord } from './patient-record';

interface Props {
  file: PatientFile;
  id: string;
  /** The doctor who reads it: without what the desk does, and leading to their own appointments alone. */
  doctor?: string | null;
  isBeside?: boolean;
}

export async function PatientPage({ file, id, doctor = null, isBeside = false }: Props) {
  const [locale, t, words] = await getWords('patientSearch', 'appointments');
  const { patient, joined, similar } = file;
  const personOf = (one: FoundPatient) =>
    t('joins.person', {
      name: isolate(nameOf(one)),
      age: words('detail.age', { age: one.age ?? -1 }),
    });
  const everybody = [patient, ...joined];
  const figures = (['visits', 'done', 'canceled', 'noShows'] as const).map((name) => ({
    name,
    value: everybody.reduce((total, one) => total + one[name], 0),
  }));
  const Frame = isBeside ? 'div' : Container;
  const Title = isBeside ? 'h2' : 'h1';
  return (
    <Frame>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <Title className={isBeside ? 'text-xl' : 'text-2xl'}>
            <bdi>{nameOf(patient)}</bdi>
          </Title>
          <p className="flex flex-wrap items-center gap-x-4">
            <ContactLinks phone={patient.phone} name={nameOf(patient)} country={patient.country} />
            <span className="text-text-soft">{words('detail.age', { age: patient.age ?? -1 })}</span>
            {isBeside ? (
              <ActionLink
                href={patientsAddress.entry(locale, id)}
                className="text-sm underline underline-offset-4"
              >
                {words('detail.wholePage')}
              </ActionLink>
            ) : null}
          </p>
        </div>
        {doctor === null ? (
          <ButtonLink href={bookForAddress(id).path(locale)} prefetch={false}>
            <Icon name="lucide:calendar-plus" />
            {t('book')}
          </ButtonLink>
        ) : null}
      </div>
      <dl className={cn('mt-4 grid grid-cols-2 gap-3', !isBeside && 'sm:grid-cols-4')}>
        {figures.map(({ name, value }) => (
          <div key={name} className="rounded-card border border-line bg-surface px-4 py-3">
            <dt className="text-sm text-text-soft">{t(`figures.${name}`)}</dt>
            <dd className={cn('font-semibold text-xl', name === 'noShows' && value > 0 && 'text-danger')}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className={cn('mt-6 grid gap-6', !isBeside && 'lg:grid-cols-[1fr_22rem] lg:items-start')}>
        <PatientVisits file={file} doctor={doctor} />
        <div className="grid gap-6">
          <PatientRecord file={file} id={id} mayWrite={doctor === null} />
          <PatientNotes file={file} id={id} doctor={doctor} />
          <ClientMessages of={['patientSearch.joins']}>
            {joined.length > 0 ? (
              <Panel title={t('joins.title')}>
                <ul className="divide-y divide-line">
                  {joined.map((one) => (
                    <PatientLine key={one.appointment} patient={one}>
                      {one.by ? <p className="text-sm">{t('joins.by', { name: one.by })}</p> : null}
                      {doctor === null ? (
                        <JoinForm id={id} wish={{ do: 'separate', join: one.join }} name={nameOf(one)} />
                      ) : null}
                    </PatientLine>
                  ))}
                </ul>
              </Panel>
            ) : null}
            {similar.length > 0 ? (
              <Panel title={t('similar.title')} text={t('similar.text')}>
                <ul className="divide-y divide-line">
                  {similar.map((one) => (
                    <PatientLine key={one.appointment} patient={one}>
                      <p className="text-sm">{t(`similar.${one.shares}`)}</p>
                      <JoinForm
                        id={id}
                        wish={{ do: 'join', other: one.appointment }}
                        name={nameOf(one)}
                        question={t('joins.question', { one: personOf(patient), other: personOf(one) })}
                      />
                    </PatientLine>
                  ))}
                </ul>
              </Panel>
            ) : null}
          </ClientMessages>
        </div>
      </div>
    </Frame>
  );
}

async function PatientLine({ patient, children }: { patient: FoundPatient; children?: ReactNode }) {
  const [locale, t, words] = await getWords('patientSearch', 'appointments');
  const { phone, country, age, next, last, fileNumbers } = patient;
  const momentOf = ({ startsAt: instant, timeZone }: NonNullable<FoundPatient['next']>) =>
    formatMoment({ instant, timeZone, locale });
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4">
        <ActionLink
          href={patientsAddress.entry(locale, patient.appointment)}
          className="text-lg underline underline-offset-4"
        >
          <bdi>{nameOf(patient)}</bdi>
        </ActionLink>
        <bdi dir="ltr" className="tabular-nums">
          {formatPhone({ phone, country: country ?? (await getClinicCountry(locale)) })}
        </bdi>
        <span className="text-text-soft">{words('detail.age', { age: age ?? -1 })}</span>
        {fileNumbers.length > 0 ? <bdi className="tabular-nums">{fileNumbers.join(' · ')}</bdi> : null}
      </div>
      <p className="text-sm text-text-soft">
        {t('visits', { count: patient.visits })}
        {patient.noShows > 0 ? (
          <strong className="text-danger"> · {t('noShows', { count: patient.noShows })}</strong>
        ) : null}
        {next ? ` · ${t('next', { moment: momentOf(next) })}` : ''}
        {last ? ` · ${t('last', { moment: momentOf(last) })}` : ''}
      </p>
      {children}
    </li>
  );
}

async function PatientVisits({ file, doctor }: { file: PatientFile; doctor: string | null }) {
  const [locale, t] = await getWords('patientSearch');
  return (
    <Panel title={t('columns.visits')}>
      {file.total > file.appointments.length ? (
        <p className="text-sm text-text-soft">{t('latest', { count: file.appointments.length })}</p>
      ) : null}
      <List className="mt-2 divide-y divide-line">
        {file.appointments.map((one) => {
          const at = { instant: one.startsAt, timeZone: one.timeZone, locale };
          const moment = formatMoment({ ...at, style: 'long' });
          return (
            <li key={one.documentId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <div>
                {doctor === null || doctor === one.doctor.documentId ? (
                  <ActionLink
                    href={appointmentPath({ locale, id: one.documentId })}
                    className="underline underline-offset-4"
                  >
                    {moment}
                  </ActionLink>
                ) : (
                  <p className="font-semibold leading-11">{moment}</p>
                )}
                <p className="text-sm text-text-soft">
                  {nameLine(locale, one.doctor.name, one.branch.name, one.service.name)}
                </p>
                {one.additionalNotes ? (
                  <p dir="auto" className="whitespace-pre-line text-sm">
                    {one.additionalNotes}
                  </p>
                ) : null}
              </div>
              <span className="flex flex-wrap gap-1">
                <StatusBadge status={one.status} />
                <AttendanceMark appointment={one} />
              </span>
            </li>
          );
        })}
      </List>
    </Panel>
  );
}
