import type { Locale } from 'next-intl';
import type { SystemStatus } from '@/contract/system-status';
import { localePath } from '@/i18n/routing';
import type { getTranslations } from '@/i18n/translations';
import { formatRelativeDay, formatTime, joinMoment } from '@/lib/time/clinic-time';
import { formatBytes, type MatterState } from './rules';

/** Words of a row about its matter. Words in `backticks` are to be typed or looked up as they are. */
export interface MatterWords {
  state: MatterState;
  seen: string[];
  /** Things to do about it; none while it is well. */
  todo: string[];
  link?: { href: string; label: string } | undefined;
}

type Translate = Awaited<ReturnType<typeof getTranslations<'systemStatus'>>>;

interface Saying {
  t: Translate;
  linkTo: (page: string, label: string) => { href: string; label: string };
  /** A moment by the clinic's clock: `today, 3:41 pm`. */
  when: (instant: string) => string;
  size: (bytes: number) => string;
}

type Matters = Omit<SystemStatus, 'at' | 'versions'>;
type Say<Name extends keyof Matters> = (
  matter: NonNullable<Matters[Name]>,
  saying: Saying,
) => Omit<MatterWords, 'state'>;

/** Leaves out sentences that do not apply. */
const said = (...sentences: (string | false | null)[]): string[] =>
  sentences.filter((sentence) => typeof sentence === 'string');

const sayMail: Say<'mail'> = (mail, { t, linkTo, when }) => ({
  seen: said(
    !mail.isConfigured && t('mail.notConfigured'),
    mail.isConfigured &&
      (mail.lastSentAt ? t('mail.lastSent', { when: when(mail.lastSentAt) }) : t('mail.neverSent')),
    mail.oldestDueAt && t('mail.due', { count: mail.due, since: when(mail.oldestDueAt) }),
    mail.isConfigured && !mail.oldestDueAt && t('mail.nothingDue'),
    mail.later > 0 && t('mail.later', { count: mail.later }),
    mail.failed > 0 && t('mail.failed', { count: mail.failed }),
    mail.sms &&
      (mail.sms.lastToldAt ? t('mail.smsTold', { when: when(mail.sms.lastToldAt) }) : t('mail.smsNeverTold')),
  ),
  todo: said(
    !mail.isConfigured && t('mail.configure'),
    mail.isConfigured && mail.late.includes('email') && t('mail.deliver'),
    mail.late.some((channel) => channel !== 'email') && t('mail.deliverPhone'),
    mail.failed > 0 && t('mail.call'),
    mail.sms?.isSilent === true && t('mail.smsSilent'),
  ),
  link: mail.isConfigured ? undefined : linkTo('messages', t('messages.link')),
});

const sayMessages: Say<'messages'> = (messages, { t, linkTo, when }) => ({
  seen: said(
    messages.oldestAt
      ? t('messages.open', { count: messages.open, since: when(messages.oldestAt) })
      : t('messages.none'),
  ),
  todo: said(messages.state !== 'well' && t('messages.answer')),
  link: linkTo('messages', t('messages.link')),
});

const sayRequests: Say<'requests'> = ({ state, pending, late, firstCallDueAt }, { t, linkTo, when }) => ({
  seen: said(
    pending === 0 ? t('requests.none') : t('requests.pending', { count: pending }),
    firstCallDueAt && late === 0 ? t('requests.first', { by: when(firstCallDueAt) }) : null,
    firstCallDueAt && late > 0 ? t('requests.late', { count: late, by: when(firstCallDueAt) }) : null,
  ),
  todo: said(state !== 'well' && t('requests.call')),
  link: linkTo('work-list', t('requests.link')),
});

const sayBackups: Say<'backups'> = (
  { state, newest, failedAt, drilledAt, restoredAt },
  { t, when, size },
) => ({
  seen: said(
    newest
      ? t('backups.newest', { when: when(newest.beganAt), size: size(newest.bytes) })
      : t('backups.none'),
    newest?.freeBytes != null &&
      newest.freeBytes < 2 * newest.bytes &&
      t('backups.space', { size: size(newest.freeBytes) }),
    failedAt && t('backups.failed', { when: when(failedAt) }),
    newest && (drilledAt ? t('backups.drilled', { when: when(drilledAt) }) : t('backups.neverDrilled')),
    restoredAt && t('backups.restored', { when: when(restoredAt) }),
  ),
  todo: said(!newest && t('backups.begin'), newest !== null && state !== 'well' && t('backups.goOn')),
});

const sayJobs: Say<'jobs'> = ({ state, jobs }, { t, when }) => {
  const latest = jobs
    .flatMap(({ lastSuccessAt }) => lastSuccessAt ?? [])
    .sort()
    .at(-1);
  return {
    seen: said(
      state === 'well' && (latest ? t('jobs.well', { when: when(latest) }) : t('jobs.begun')),
      ...jobs
        .filter(({ condition }) => condition !== 'well')
        .map(({ name, condition, lastSuccessAt }) => {
          const job = t(`jobs.names.${name}`);
          if (condition === 'failed') return t('jobs.failed', { job });
          return lastSuccessAt
            ? t('jobs.late', { job, since: when(lastSuccessAt) })
            : t('jobs.never', { job });
        }),
    ),
    todo: said(state !== 'well' && t('jobs.todo')),
  };
};

const sayPublishing: Say<'publishing'> = ({ state, last }, { t, when }) => ({
  seen: last
    ? [
        t('publishing.last', {
          when: when(last.at),
          what: t('publishing.what', { model: last.model.replaceAll('-', '_') }),
        }),
        state === 'well' ? t('publishing.heard') : t('publishing.missed'),
      ]
    : [t('publishing.none')],
  todo: said(state !== 'well' && t('publishing.todo')),
});

const sayDatabase: Say<'database'> = ({ state, kind, bytes, freeBytes }, { t, size }) => ({
  seen: [t(`database.${kind}`, { size: size(bytes) }), t('database.free', { size: size(freeBytes) })],
  todo: said(state !== 'well' && t('database.todo')),
});

const sayServer: Say<'server'> = ({ state, checks, certificateEndsAt }, { t, when }) => ({
  seen: said(
    state === 'well' && t('server.well'),
    ...checks
      .filter(({ condition }) => condition !== 'ok')
      .map(({ name, condition }) => {
        const part = t(`server.names.${name}`);
        return condition === 'failed' ? t('server.failed', { part }) : t('server.look', { part });
      }),
    certificateEndsAt && t('server.certificate', { when: when(certificateEndsAt) }),
  ),
  todo: said(state !== 'well' && t('server.todo')),
});

const sayWebhooks: Say<'webhooks'> = ({ state, count, off, failed }, { t, linkTo }) => ({
  seen: said(
    count === 0 ? t('webhooks.none') : t('webhooks.told', { count }),
    ...off.map((name) => t('webhooks.off', { name })),
    failed > 0 && t('webhooks.failed', { count: failed }),
  ),
  todo: said(state !== 'well' && t('webhooks.todo')),
  link: count > 0 ? linkTo('webhooks', t('webhooks.link')) : undefined,
});

const sayCalendars: Say<'calendars'> = ({ state, count, failing }, { t, linkTo }) => ({
  seen: said(
    count === 0 ? t('calendars.none') : t('calendars.read', { count }),
    failing > 0 && t('calendars.failing', { count: failing }),
  ),
  todo: said(state !== 'well' && t('calendars.todo')),
  link: count > 0 ? linkTo('calendar-feeds', t('calendars.link')) : undefined,
});

interface Given {
  t: Translate;
  status: SystemStatus;
  locale: Locale;
  timeZone: string;
}

/** Every matter but the versions, in the order of the page, in words. @param t of `systemStatus` */
export function sayMatters(given: Given): { name: keyof Matters; words: MatterWords }[] {
  const { t, status, locale, timeZone } = given;
  const when = (instant: string) => {
    const moment = { instant, timeZone, locale };
    return joinMoment({
      date: formatRelativeDay({ ...moment, now: status.at }),
      time: formatTime(moment),
      locale,
    });
  };
  const linkTo = (page: string, label: string) => ({
    href: localePath({ locale, path: `/admin/${page}` }),
    label,
  });
  const saying: Saying = { t, linkTo, when, size: (bytes) => formatBytes(bytes, locale) };
  const unknown: MatterWords = { state: 'unknown', seen: [t('unknown')], todo: [] };
  const say = <Name extends keyof Matters>(name: Name, words: Say<Name>) => {
    const matter = status[name];
    return { name, words: matter ? { state: matter.state, ...words(matter, saying) } : unknown };
  };
  return [
    say('requests', sayRequests),
    say('messages', sayMessages),
    say('mail', sayMail),
    say('publishing', sayPublishing),
    say('backups', sayBackups),
    say('jobs', sayJobs),
    say('database', sayDatabase),
    say('server', sayServer),
    say('webhooks', sayWebhooks),
    say('calendars', sayCalendars),
  ];
}
