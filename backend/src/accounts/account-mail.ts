import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { readEnvironment } from '../env/environment';
import type { ClaimedMail, NewMail } from '../mail/outbox';
import type { Mail } from '../mail/transport';
import type { Language } from '../visit-files/clinic-time';
import { renderHtml, renderText } from '../visit-mail/template';
import { createCode } from './account-codes';
import { findAccount } from './users';

const KIND = 'account-reset';
/** How long a code opens the page for a new password. */
const RESET_MINUTES = 30;

const WORDS = {
  en: {
    subject: 'Choose a new password',
    greeting: 'Hello,',
    text: `Someone asked for a new password for your account of the clinic's staff area. If it was you, open this page within ${RESET_MINUTES} minutes and choose one. The link works once.`,
    action: 'Choose a new password',
    otherwise: 'If it was not you, do nothing: your password stays as it is.',
  },
  ar: {
    subject: 'اختر كلمة مرور جديدة',
    greeting: 'مرحبًا،',
    text: `طلب شخص ما كلمة مرور جديدة لحسابك في منطقة موظفي العيادة. إن كنت أنت من طلبها فافتح هذه الصفحة خلال ${RESET_MINUTES} دقيقة واختر كلمة مرور جديدة. يعمل الرابط مرة واحدة.`,
    action: 'اختر كلمة مرور جديدة',
    otherwise: 'وإن لم تكن أنت فلا تفعل شيئًا، وستبقى كلمة مرورك كما هي.',
  },
} as const;

const reference = z.tuple([z.string(), z.enum(['en', 'ar']), z.string()]);

/** The mail with the link to a new password. Its words, and with them the code, are made when it is sent. */
export function resetMail({
  account,
  email,
  language,
}: {
  account: string;
  email: string;
  language: Language;
}): NewMail {
  return {
    kind: KIND,
    reference: `${account}:${language}:${randomUUID()}`,
    to: email,
    subject: '',
    text: '',
  };
}

/** The words of a mail about an account. Null when the account is gone, blocked, or has another address now. */
export async function composeAccountMail({
  strapi,
  mail,
  now,
}: {
  strapi: Core.Strapi;
  mail: ClaimedMail;
  now: number;
}): Promise<Mail | null> {
  const [account, language] = reference.parse(mail.reference.split(':'));
  const found = await findAccount({ strapi, where: { documentId: account } });
  if (!found || found.blocked || found.email !== mail.to) return null;
  const lifespanMs = RESET_MINUTES * 60_000;
  const code = await createCode({ db: strapi.db.connection, account, lifespanMs, now });
  const { SITE_URL, WEBSITE_URL } = readEnvironment();
  const url = new URL(`/${language}/admin/reset-password`, SITE_URL ?? WEBSITE_URL);
  url.searchParams.set('code', code);
  const words = WORDS[language];
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
  return { ...mail, subject: words.subject, text: renderText(content), html: renderHtml(content) };
}
