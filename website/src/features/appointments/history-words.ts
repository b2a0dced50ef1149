import 'server-only';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { AppointmentDetail, AppointmentMail, HistoryEvent, MailKind } from '@/contract/appointment';
import { formatDate, formatTime } from '@/lib/clinic-time';
import { mailKind, parseMailKind } from './rules';

/** One line of an appointment's history, in words. */
export interface HistoryLine {
  key: string;
  what: string;
  /** Who did it; null for what happened by itself. */
  who: string | null;
  when: string;
  why: string | null;
  /** Whether whoever reads it did it. */
  isOwn: boolean;
}

/** What happened to an appointment, the oldest first: changes of status, moves, calls, and mails that were sent. */
export async function historyWords({
  locale,
  file,
}: {
  locale: Locale;
  file: AppointmentDetail;
}): Promise<HistoryLine[]> {
  const t = await getTranslations({ locale, namespace: 'appointments' });
  const moment = (instant: string) => {
    const at = { instant, timeZone: file.timeZone, locale };
    return t('moment', { date: formatDate({ ...at, style: 'medium' }), time: formatTime(at) });
  };
  const whatOf = ({ action, by, from, to, reason, dueAt, movedFrom, movedTo }: HistoryEvent): string => {
    if (action === 'noAnswer' || action === 'callBack') {
      return t(`history.${action}`, { moment: dueAt ? moment(dueAt) : '' });
    }
    if (action === 'corrected') return t('history.corrected');
    if (action === 'comes') return t('history.comes');
    // What was answered stands above what it brought about.
    if (action === 'answered' && from === to) return t('history.answered', { text: reason ?? '' });
    if (action === 'mailAgain') return t('history.mailAgain', { mail: mailName(parseMailKind(reason)) });
    if (movedFrom && movedTo) return t('history.moved', { from: moment(movedFrom), to: moment(movedTo) });
    if (action === 'overbooked') return t('history.overbooked', { status: t(`status.${to}`) });
    if (from === null && by.kind === 'staff') return t('history.booked', { status: t(`status.${to}`) });
    if (from === null) return t('detail.created');
    if (action && action !== 'answered') return t(`history.phone.${action}`);
    return t('detail.event', { from: t(`status.${from}`), to: t(`status.${to}`) });
  };
  const mailName = (kind: MailKind | null) => (kind ? t(`mails.kinds.${mailKind(kind)}`) : '');
  const whoOf = ({ by }: HistoryEvent): string => {
    if (by.isYou) return t('history.you');
    return by.kind === 'staff' ? (by.name ?? t('detail.actors.staff')) : t(`detail.actors.${by.kind}`);
  };
  const whyOf = ({ action, reason }: HistoryEvent): string | null => {
    if (action === 'mailAgain' || action === 'corrected' || action === 'answered' || reason === null)
      return null;
    return reason === 'not_confirmed' ? t('history.notConfirmed') : t('detail.reason', { reason });
  };
  const events = file.history.map((event, place) => ({
    at: event.at,
    line: {
      key: `event-${place}`,
      what: whatOf(event),
      who: whoOf(event),
      when: moment(event.at),
      why: whyOf(event),
      isOwn: event.by.isYou,
    },
  }));
  const mails = file.mails.flatMap(({ documentId, kind, channel, sentAt, state }: AppointmentMail) =>
    sentAt && state === 'sent'
      ? {
          at: sentAt,
          line: {
            key: documentId,
            what: t('history.mail', {
              mail: t('mails.by', { mail: mailName(kind), channel: t(`channels.${channel}`) }),
            }),
            who: null,
            when: moment(sentAt),
            why: null,
            isOwn: false,
          },
        }
      : [],
  );
  return [...events, ...mails].sort((a, b) => a.at.localeCompare(b.at)).map(({ line }) => line);
}
