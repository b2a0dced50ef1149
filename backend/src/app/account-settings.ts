import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../platform/environment/environment';

const strapiSender = 'no-reply@strapi.io';

function createMail({
  display,
  icon,
  object,
  message,
}: Record<'display' | 'icon' | 'object' | 'message', string>) {
  const { SITE_URL, WEBSITE_URL } = readEnvironment();
  const { hostname } = new URL(SITE_URL ?? WEBSITE_URL);
  const from = { name: hostname, email: `no-reply@${hostname}` };
  return { display, icon, options: { from, response_email: '', object, message } };
}

const mails = () => ({
  // Strapi's screens expect them; the mails themselves are written by src/auth/accounts/account-mail.ts.
  reset_password: createMail({
    display: 'Email.template.reset_password',
    icon: 'sync',
    object: 'New password · كلمة مرور جديدة',
    message: '',
  }),
  email_confirmation: createMail({
    display: 'Email.template.email_confirmation',
    icon: 'check-square',
    object: 'Confirm your e-mail address · تأكيد البريد الإلكتروني',
    message: '',
  }),
});

interface Mails {
  email_confirmation?: { options?: { from?: { email?: string } } };
}

/** Replaces the mails Strapi comes with by ours, once: later changes in Strapi's screens stay. */
async function applyMails(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'email' });
  const stored = ((await store.get({})) ?? {}) as Mails;
  if (stored.email_confirmation?.options?.from?.email === strapiSender) {
    await store.set({ value: mails() });
  }
}

/** Registration off, once; it may be switched on in Strapi's screens. */
async function applySwitches(strapi: Core.Strapi): Promise<void> {
  const applied = strapi.store({ type: 'core', name: 'clinic', key: 'account-settings' });
  if (await applied.get({})) return;
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const stored = (await store.get({})) as Record<string, unknown>;
  await store.set({
    value: {
      ...stored,
      unique_email: true,
      allow_register: false,
      default_role: 'authenticated',
    },
  });
  await applied.set({ value: true });
}

export async function applyAccountSettings(strapi: Core.Strapi): Promise<void> {
  await applyMails(strapi);
  await applySwitches(strapi);
}
