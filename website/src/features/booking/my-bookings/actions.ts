'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { isBookingNumber } from '@/contract/booking-number';
import { EMAIL_LENGTH, PHONE_LENGTH } from '@/contract/limits';
import { typedCode } from '@/contract/phone-code';
import { confirmationPath, keepManageKey } from '@/features/booking/booked/session';
import {
  askForCode,
  askForLinks,
  listPhoneAppointments,
  verifyCode,
} from '@/features/booking/phone-proof/data';
import { dropProof, keepProof, readProof } from '@/features/booking/phone-proof/session';
import { describeCodeFault } from '@/features/booking/phone-proof/words';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { askAboutContact } from '@/lib/contact/contact-questions';
import { storedPhone } from '@/lib/contact/phone';
import { tidyEmail } from '@/lib/contact/tidy-email';
import { publicAction } from '@/lib/guard/public';
import { withFaultId } from '@/lib/guard/trouble';
import { nextTurn } from '@/lib/request/form-turn';
import type { LinkState, ProofState } from './proof-state';
import { readReturn } from './rules';

const text = (longest: number) => z.string().max(longest).catch('');

const proofSchema = z.object({
  intent: z.enum(['send', 'verify', 'other']).catch('verify'),
  phone: text(2 * PHONE_LENGTH),
  phoneCountry: text(2),
  sentTo: text(PHONE_LENGTH),
  code: text(PHONE_LENGTH),
  to: z.string().catch(''),
});

async function sendCode(state: ProofState, phone: string, locale: Locale): Promise<ProofState> {
  const t = await getTranslations({ locale, namespace: 'phoneProof' });
  if (phone.trim() === '') return { ...state, error: t('refusals.invalid') };
  const asked = await askForCode({ phone, locale });
  if (asked.ok) return { ...state, sentTo: asked.phone, notice: t('sent') };
  const said = await describeCodeFault(asked, locale);
  if (asked.reason === 'invalid') return { ...state, sentTo: null, error: said };
  // A code that was sent a moment ago is still to be typed.
  return {
    ...state,
    sentTo: asked.reason === 'tooSoon' ? state.sentTo || phone : state.sentTo,
    notice: said,
  };
}

/** Proves a phone by a code, then leads to its bookings. Works without script. */
export const proveMyPhoneAction = publicAction({
  schema: proofSchema,
  words: 'phoneProof',
  refused: ({ trouble, body, former, t }): ProofState => ({
    turn: nextTurn(former),
    typed: String(body.get('phone') ?? '').slice(0, PHONE_LENGTH),
    sentTo: String(body.get('sentTo') ?? '').slice(0, PHONE_LENGTH) || null,
    error: null,
    notice: withFaultId(t('refusals.failed'), trouble),
  }),
  handle: async ({ input, locale, former, body, t }): Promise<ProofState> => {
    const { intent, phone, phoneCountry, sentTo, code, to } = input;
    const state: ProofState = {
      turn: nextTurn(former),
      typed: phone || sentTo,
      sentTo: sentTo || null,
      error: null,
      notice: null,
    };
    if (intent === 'other') return { ...state, sentTo: null };
    if (sentTo && intent === 'send') return sendCode(state, sentTo, locale);
    if (!sentTo) {
      const { phone: question } = await askAboutContact(body, locale);
      if (question?.text) return { ...state, question };
      return sendCode(state, storedPhone({ text: phone, country: phoneCountry }), locale);
    }
    const typed = typedCode.safeParse(code);
    if (!typed.success) return { ...state, error: t('refusals.codeMissing') };
    const proved = await verifyCode({ phone: sentTo, code: typed.data });
    if (!proved.ok) return { ...state, error: await describeCodeFault(proved, locale) };
    await keepProof(proved.proof);
    redirect(readReturn(to) ?? localePath({ locale, path: '/my-bookings' }));
  },
});

/** Forgets the phone that was proved in this browser. Works without script. */
export const forgetPhoneAction = publicAction({
  schema: z.object({}),
  words: 'phoneProof',
  refused: (): void => redirect('/'),
  handle: async ({ locale }): Promise<void> => {
    await dropProof();
    redirect(localePath({ locale, path: '/my-bookings' }));
  },
});

/** Opens one of the appointments of the proved phone in this browser. Works without script. */
export const openPhoneAppointmentAction = publicAction({
  schema: z.object({ number: z.string().refine(isBookingNumber) }),
  words: 'phoneProof',
  refused: ({ locale }): void => redirect(localePath({ locale, path: '/my-bookings' })),
  handle: async ({ input: { number }, locale }): Promise<void> => {
    const proof = await readProof();
    const found = proof === null ? null : await listPhoneAppointments(proof);
    const own = found?.appointments.find(({ bookingNumber }) => bookingNumber === number);
    // The proof has expired: the page asks for a new one.
    if (!own) redirect(localePath({ locale, path: '/my-bookings' }));
    await keepManageKey(own);
    redirect(confirmationPath({ locale, ...own }));
  },
});

/** Has the links of a phone or an address sent; the answer is the same whether anything is booked. Works without script. */
export const askForLinksAction = publicAction({
  schema: z.object({ to: text(EMAIL_LENGTH) }),
  words: 'phoneProof',
  refused: ({ trouble, body, former, t }): LinkState => ({
    turn: nextTurn(former),
    typed: String(body.get('to') ?? '').slice(0, EMAIL_LENGTH),
    error: withFaultId(t('refusals.failed'), trouble),
    isSent: false,
  }),
  handle: async ({ input: { to }, locale, former, body, t }): Promise<LinkState> => {
    const state = { turn: nextTurn(former), typed: to, error: null, isSent: false };
    if (to.trim().length < 3) return { ...state, error: t('link.invalid') };
    const field = to.includes('@') ? 'email' : 'phone';
    for (const part of ['', 'Asked']) body.set(field + part, body.get(`to${part}`) ?? '');
    const { [field]: question } = await askAboutContact(body, locale);
    if (question?.text) return { ...state, question };
    const asked = await askForLinks({ to: tidyEmail(to) });
    if (asked.ok) return { ...state, isSent: true };
    if (asked.reason === 'invalid') return { ...state, error: t('link.invalid') };
    if (asked.reason === 'notOffered') return { ...state, error: t('link.mailOnly') };
    return { ...state, error: await describeCodeFault(asked, locale) };
  },
});
