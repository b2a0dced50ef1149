import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../env/environment';

const strapiSender = 'no-reply@strapi.io';

const resetMessage = `<div dir="ltr" lang="en">
<p>Someone asked for a new password for your account of the clinic's staff area. If it was you, open this page and choose one:</p>
<p><a href="<%= URL %>?code=<%= TOKEN %>"><%= URL %>?code=<%= TOKEN %></a></p>
<p>If it was not you, do nothing: your password stays as it is.</p>
</div>
<div dir="rtl" lang="ar">
<p>طلب شخص ما كلمة مرور جديدة لحسابك في منطقة موظفي العيادة. إن كنت أنت من طلبها فافتح هذه الصفحة واختر كلمة مرور جديدة:</p>
<p><a href="<%= URL %>?code=<%= TOKEN %>" dir="ltr"><%= URL %>?code=<%= TOKEN %></a></p>
<p>وإن لم تكن أنت فلا تفعل شيئًا، وستبقى كلمة مرورك كما هي.</p>
</div>`;

const confirmationMessage = `<div dir="ltr" lang="en">
<p>Please confirm your e-mail address by opening this page:</p>
<p><a href="<%= URL %>?confirmation=<%= CODE %>"><%= URL %>?confirmation=<%= CODE %></a></p>
</div>
<div dir="rtl" lang="ar">
<p>يُرجى تأكيد بريدك الإلكتروني بفتح هذه الصفحة:</p>
<p><a href="<%= URL %>?confirmation=<%= CODE %>" dir="ltr"><%= URL %>?confirmation=<%= CODE %></a></p>
</div>`;

function createMail({
  display,
  icon,
  object,
  message,
}: Record<'display' | 'icon' | 'object' | 'message', string>) {
  const from = { name: 'Clinic', email: `no-reply@${new URL(readEnvironment().WEBSITE_URL).hostname}` };
  return { display, icon, options: { from, response_email: '', object, message } };
}

const mails = () => ({
  reset_password: createMail({
    display: 'Email.template.reset_password',
    icon: 'sync',
    object: 'New password · كلمة مرور جديدة',
    message: resetMessage,
  }),
  email_confirmation: createMail({
    display: 'Email.template.email_confirmation',
    icon: 'check-square',
    object: 'Confirm your e-mail address · تأكيد البريد الإلكتروني',
    message: confirmationMessage,
  }),
});

interface Mails {
  reset_password?: { options?: { from?: { email?: string } } };
}

/** Replaces the mails Strapi comes with by ours, once: later changes in Strapi's screens stay. */
async function applyMails(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'email' });
  const stored = ((await store.get({})) ?? {}) as Mails;
  if (stored.reset_password?.options?.from?.email === strapiSender) await store.set({ value: mails() });
}

/** Registration off and the address of the reset page, once; they may be changed in Strapi's screens. */
async function applySwitches(strapi: Core.Strapi): Promise<void> {
  const applied = strapi.store({ type: 'core', name: 'clinic', key: 'account-settings' });
  if (await applied.get({})) return;
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const stored = (await store.get({})) as Record<string, unknown>;
  const { WEBSITE_URL } = readEnvironment();
  await store.set({
    value: {
      ...stored,
      unique_email: true,
      allow_register: false,
      default_role: 'authenticated',
      email_reset_password: new URL('/en/admin/reset-password', WEBSITE_URL).href,
    },
  });
  await applied.set({ value: true });
}

/** Settings of accounts that Strapi keeps in the database. */
export async function applyAccountSettings(strapi: Core.Strapi): Promise<void> {
  await applyMails(strapi);
  await applySwitches(strapi);
}
