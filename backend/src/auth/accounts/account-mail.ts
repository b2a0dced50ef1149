import { randomBytes, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { ClaimedMessage, NewMessage } from '../../messaging/outbox';
import { renderMail } from '../../messaging/template';
import type { Language } from '../../platform/clinic-time';
import { publicAddress } from '../../platform/environment/environment';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { createCode } from './account-codes';
import { type Account, findAccount, USER } from './users';

const RESET_MINUTES = 30;
/** Days that the link of an invitation works: over a weekend. */
const INVITATION_DAYS = 3;

const KINDS = {
  'account-reset': {
    words: {
      en: {
        subject: 'Choose a new password',
        greeting: 'Hello,',
        text: `Someone asked for a new password for your account in the clinic’s staff area. If it was you, open this page within ${RESET_MINUTES} minutes and choose one. The link works once.`,
        action: 'Choose a new password',
        otherwise: 'If it was not you, you do not need to do anything: your password stays as it is.',
      },
      ar: {
        subject: 'اختر كلمة مرور جديدة',
        greeting: 'مرحبًا،',
        text: `طلب شخص ما كلمة مرور جديدة لحسابك في بوابة موظفي العيادة. إن كنت أنت من طلبها فافتح هذه الصفحة خلال ${RESET_MINUTES} دقيقة واختر كلمة مرور جديدة. يعمل الرابط مرة واحدة.`,
        action: 'اختر كلمة مرور جديدة',
        otherwise: 'وإن لم تكن أنت فلا تفعل شيئًا، وستبقى كلمة مرورك كما هي.',
      },
    },
    isNeeded: () => true,
    linkOf: (linked: Linked) => passwordLink(linked, { lifespanMs: RESET_MINUTES * 60_000, isFirst: false }),
  },
  'account-invitation': {
    words: {
      en: {
        subject: 'Your account for the clinic’s staff area',
        greeting: 'Welcome,',
        text: `You have been given an account for the clinic’s staff area. Open this page within ${INVITATION_DAYS} days and choose a password; you sign in with this email address. The link works once.`,
        action: 'Choose your password',
        otherwise:
          'If the link has expired, ask your manager for a new one. If you do not work for the clinic, please ignore this email.',
      },
      ar: {
        subject: 'حسابك في بوابة موظفي العيادة',
        greeting: 'أهلًا بك،',
        text: `أُنشئ لك حساب في بوابة موظفي العيادة. افتح هذه الصفحة خلال ${INVITATION_DAYS} أيام واختر كلمة مرور، ثم سجّل الدخول بعنوان البريد هذا. يعمل الرابط مرة واحدة.`,
        action: 'اختر كلمة المرور',
        otherwise:
          'إذا انتهت مدة الرابط فاطلب من مديرك رابطًا جديدًا. وإن لم تكن من موظفي العيادة فتجاهل هذه الرسالة.',
      },
    },
    isNeeded: ({ password }: Account) => !password,
    linkOf: (linked: Linked) =>
      passwordLink(linked, { lifespanMs: INVITATION_DAYS * 24 * 60 * 60_000, isFirst: true }),
  },
  'account-confirmation': {
    words: {
      en: {
        subject: 'Confirm your email address',
        greeting: 'Hello,',
        text: 'Someone made an account with this email address. If it was you, open this page to confirm the address.',
        action: 'Confirm the address',
        otherwise: 'If it was not you, please ignore this email: the account cannot be used without it.',
      },
      ar: {
        subject: 'أكّد عنوان بريدك الإلكتروني',
        greeting: 'مرحبًا،',
        text: 'أنشأ شخص ما حسابًا بعنوان البريد هذا. إن كنت أنت من أنشأه فافتح هذه الصفحة لتأكيد العنوان.',
        action: 'أكّد العنوان',
        otherwise: 'وإن لم تكن أنت فتجاهل هذه الرسالة: لا يمكن استخدام الحساب من دون تأكيد.',
      },
    },
    isNeeded: ({ confirmed }: Account) => !confirmed,
    linkOf: confirmationLink,
  },
};

const kinds = z.enum(['account-reset', 'account-invitation', 'account-confirmation']);
const reference = z.tuple([z.string(), z.enum(['en', 'ar']), z.string()]);

/** A mail with a link to a new password, to a first one, or to confirm the address. Words and code are made when it is sent. */
export function accountMail(
  kind: keyof typeof KINDS,
  { documentId, email }: Pick<Account, 'documentId' | 'email'>,
  language: Language,
): NewMessage {
  return { channel: 'email', kind, reference: `${documentId}:${language}:${randomUUID()}`, to: email };
}

export async function postAccountMail(strapi: Core.Strapi, mail: NewMessage): Promise<void> {
  await servicesOf(strapi).mailing.post({ strapi, now: Date.now() }, [mail]);
}

type Linked = With<'strapi' | 'now'> & { account: Account; language: Language };

async function passwordLink(
  { strapi, account: { documentId: account }, language, now }: Linked,
  { lifespanMs, isFirst }: { lifespanMs: number; isFirst: boolean },
): Promise<URL> {
  const db = strapi.db.connection;
  const code = await createCode({ db, now }, { account, lifespanMs, replaces: isFirst });
  const url = new URL(`/${language}/admin/reset-password`, publicAddress());
  url.searchParams.set('code', code);
  if (isFirst) url.searchParams.set('invited', '1');
  return url;
}

/** The link of Strapi's own call, GET /auth/email-confirmation, which looks for the token where it is put here. */
async function confirmationLink({ strapi, account: { id } }: Linked): Promise<URL> {
  const confirmationToken = randomBytes(20).toString('hex');
  await strapi.db.query(USER).update({ where: { id }, data: { confirmationToken } });
  const url = new URL('/api/auth/email-confirmation', strapi.config.get<string>('server.absoluteUrl'));
  url.searchParams.set('confirmation', confirmationToken);
  return url;
}

/** The words of a mail about an account. Null when the account is gone, blocked, or has another address now. */
export async function composeAccountMail({ strapi, now }: With<'strapi' | 'now'>, mail: ClaimedMessage) {
  const [account, language] = reference.parse(mail.reference.split(':'));
  const found = await findAccount(strapi, { documentId: account });
  if (!found || found.blocked || found.email !== mail.to) return null;
  const { words: all, isNeeded, linkOf } = KINDS[kinds.parse(mail.kind)];
  if (!isNeeded(found)) return null;
  const words = all[language];
  const url = await linkOf({ strapi, account: found, language, now });
  const content = {
    language,
    title: words.subject,
    greeting: words.greeting,
    paragraphs: [[{ text: words.text }], [{ text: words.otherwise }]],
    facts: [],
    actions: [{ label: words.action, url: url.href }],
    footer: [],
    clinic: '',
  };
  return { ...mail, ...renderMail(content) };
}
