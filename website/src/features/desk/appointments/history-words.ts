import 'server-only';
import type { Locale } from 'next-intl';
import { AMENDED_FIELDS } from '@/contract/amendment';
import type { AppointmentDetail } from '@/contract/appointment';
import type { EventAction, FieldChange, HistoryEvent } from '@/contract/appointment-history';
import { MAIL_KINDS, type MailKind } from '@/contract/appointment-mails';
import { CONSENTS } from '@/contract/consent';
import { isolate } from '@/contract/isolate';
import { CONTRACT_TYPES, GUARDIAN_RELATIONS } from '@/contract/patient';
import { sayActor } from '@/features/desk/lists/words';
import { getTranslations, type Words } from '@/i18n/translations';
import { formatCalendarDate, formatMoment } from '@/lib/time/clinic-time';

export type HistoryLine = Awaited<ReturnType<typeof historyWords>>[number];

/** Actions whose reason is translated instead of shown as stored. */
const RETOLD: readonly EventAction[] = ['mailAgain', 'corrected', 'answered', 'recallSet', 'messaged'];

/** Actions that are said without a value. */
const PLAIN = [
  'corrected',
  'recallWithdrawn',
  'roomChanged',
  'tookOver',
  'toldByPhone',
  'imported',
  'comes',
] as const satisfies EventAction[];

function isPlain(action: EventAction | null): action is (typeof PLAIN)[number] {
  return PLAIN.some((one) => one === action);
}

/** Returns the lines of a history, oldest first: `who` is null for automatic changes, `text` says why and what changed. */
export async function historyWords(
  locale: Locale,
  file: Pick<AppointmentDetail, 'timeZone' | 'history' | 'mails'>,
) {
  const t = await getTranslations({ locale, namespace: 'appointments' });
  const moment = (instant: string) => formatMoment({ instant, timeZone: file.timeZone, locale });
  const attendanceOf = (attendance: HistoryEvent['attendanceTo']) => t(`attendance.${attendance ?? 'none'}`);
  const whatOf = (event: HistoryEvent): string => {
    const { action, by, from, to, reason, dueAt, movedFrom, movedTo, movedToBranch, changes } = event;
    const noted = { from: attendanceOf(event.attendanceFrom), to: attendanceOf(event.attendanceTo) };
    const move = movedFrom && movedTo ? { from: moment(movedFrom), to: moment(movedTo) } : null;
    if (isPlain(action)) return t(`history.${action}`);
    if (action === 'attendance') return noted.to;
    if (action === 'attendanceUndone') return t('history.attendanceUndone', { what: noted.from });
    if (action === 'attendanceCorrected') return t('history.attendanceCorrected', noted);
    const { fields } = changeWords(changes, locale, t);
    if (action === 'amended') return fields ? t('history.amended', { fields }) : t('history.amendedOnly');
    if (action === 'noAnswer' || action === 'callBack') {
      return t(`history.${action}`, { moment: dueAt ? moment(dueAt) : '' });
    }
    if (action === 'reassigned') {
      if (!fields) return t('history.reassignedOnly');
      return move && movedFrom !== movedTo
        ? t('history.reassignedMoved', { fields, ...move })
        : t('history.reassigned', { fields });
    }
    if (action === 'recallSet') {
      const date = reason && formatCalendarDate({ date: reason, locale });
      return t('history.recallSet', { date: date ?? '' });
    }
    if (action === 'messaged') return t('history.messaged', { text: isolate(reason ?? '') });
    if (action === 'consentWithdrawn') {
      const purpose = CONSENTS.find((one) => one === changes[0]?.field);
      return t('history.consentWithdrawn', { what: purpose ? t(`consents.purposes.${purpose}`) : '' });
    }
    // The answer stands above the change that it caused.
    if (action === 'answered' && from === to) return t('history.answered', { text: isolate(reason ?? '') });
    if (action === 'fromWaitingList')
      return move ? t('history.movedFromWaitingList', move) : t('history.fromWaitingList');
    if (action === 'mailAgain') {
      const kind = MAIL_KINDS.find((one) => one === reason);
      return t('history.mailAgain', { mail: kind ? mailName(kind) : '' });
    }
    if (move && movedToBranch) return t('history.movedElsewhere', { ...move, branch: movedToBranch[locale] });
    if (move) return t('history.moved', move);
    if (action === 'overbooked') return t('history.overbooked', { status: t(`status.${to}`) });
    if (from === null && by.kind === 'staff') return t('history.booked', { status: t(`status.${to}`) });
    if (from === null) return t(to === 'confirmed' ? 'detail.createdConfirmed' : 'detail.created');
    if (action && action !== 'answered') return t(`history.phone.${action}`);
    return t('detail.event', { from: t(`status.${from}`), to: t(`status.${to}`) });
  };
  const mailName = (kind: MailKind) => t(`mails.kinds.${kind}`);
  const whoOf = ({ by }: HistoryEvent) =>
    by.isYou || by.kind === 'staff' ? sayActor(by, t) : t(`detail.actors.${by.kind}`);
  const whyOf = ({ action, reason, changes }: HistoryEvent): string | null => {
    const why = reason === null ? null : t('detail.reason', { reason: isolate(reason) });
    if (changes.length > 0 && action !== 'consentWithdrawn') {
      const { lines } = changeWords(changes, locale, t);
      return [...lines, why].filter((line) => line !== null).join('\n');
    }
    if (action !== null && RETOLD.includes(action)) return null;
    if (reason === 'not_paid') return t('history.notPaid');
    return reason === 'not_confirmed' ? t('history.notConfirmed') : why;
  };
  const events = file.history.map((event, place) => ({
    at: event.at,
    key: `event-${place}`,
    what: whatOf(event),
    who: whoOf(event),
    text: whyOf(event),
    isOwn: event.by.isYou,
  }));
  const mails = file.mails.flatMap(({ documentId: key, kind, channel, sentAt: at, state }) => {
    if (!at || state !== 'sent') return [];
    const mail = t('mails.by', { mail: mailName(kind), channel: t(`channels.${channel}`) });
    return [{ at, key, what: t('history.mail', { mail }), who: null, text: null, isOwn: false }];
  });
  return [...events, ...mails]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at, ...line }) => ({ ...line, when: moment(at) }));
}

/** A line of a history in one sentence. */
export function historyLine({ what, who, when }: HistoryLine): string {
  // Isolated: otherwise a number after a name in the other script would be drawn on the wrong side.
  return [what, who && isolate(who), when].filter(Boolean).join(' · ');
}

const FIELDS = [...AMENDED_FIELDS, 'doctor', 'branch', 'service', 'room'] as const;

/** The fields of an amendment or a reassignment, and a line for each with what stood there and what does. */
function changeWords(changes: FieldChange[], locale: Locale, t: Words<'appointments'>) {
  const sayValue = (field: string, value: FieldChange['from']): string => {
    if (value === null || value === '') return t('history.empty');
    if (typeof value !== 'string') return isolate(value[locale]);
    if (field === 'cardFront' || field === 'cardBack') return t('history.picture');
    const relation = GUARDIAN_RELATIONS.find((one) => field === 'guardianRelation' && one === value);
    if (relation) return t(`detail.relations.${relation}`);
    const contract = CONTRACT_TYPES.find((one) => field === 'contractType' && one === value);
    return contract ? t(`detail.contracts.${contract}`) : isolate(value);
  };
  const named = changes.flatMap((change) => {
    const field = FIELDS.find((one) => one === change.field);
    return field ? [{ change, label: t(`history.fields.${field}`) }] : [];
  });
  return {
    fields: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
      named.map(({ label }) => label),
    ),
    lines: named.map(({ change, label }) =>
      t('history.amendedTo', {
        field: label,
        from: sayValue(change.field, change.from),
        to: sayValue(change.field, change.to),
      }),
    ),
  };
}
