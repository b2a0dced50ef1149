import 'server-only';
import type { Locale } from 'next-intl';
import { typedCode } from '@/contract/phone-code';
import type { AppointmentRequest } from '@/features/appointments/data';
import { askForCode, verifyCode } from '@/features/phone-proof/data';
import { keepProof } from '@/features/phone-proof/session';
import { describeCodeFault } from '@/features/phone-proof/words';
import { getTranslations } from '@/i18n/translations';
import type { FormState } from './form-state';
import type { Typed } from './schema';

interface Asked {
  request: AppointmentRequest;
  locale: Locale;
  typed: Typed;
}

type CodeState = Extract<FormState, { status: 'code' | 'refused' }>;

/**
 * Has a code sent to the phone of a request, and asks for it with all that was typed. Whoever cannot be sent one is told to
 * call.
 */
export async function askForProof({
  request: { booking, visitor },
  locale,
  typed,
}: Asked): Promise<CodeState> {
  const { phone, branch } = booking;
  const t = await getTranslations({ locale, namespace: 'booking.outcome' });
  const asked = await askForCode({ phone, branch, locale, visitor });
  const common = { status: 'code' as const, phone, error: null, typed };
  if (asked.ok) return { ...common, text: t('codeSent') };
  const text = await describeCodeFault({ fault: asked, locale });
  // The one that was sent a moment ago can still be typed.
  if (asked.reason === 'tooSoon') return { ...common, text };
  return { status: 'refused', reason: 'proof', title: t('proofTitle'), text, typed };
}

/**
 * The request with the proof that its form brings, where a code stands in it: whoever types one goes on in the same press. What
 * is no code is asked for again; another one is sent on request.
 */
export async function proveWithForm({
  form,
  ...asked
}: Asked & { form: FormData }): Promise<AppointmentRequest | CodeState> {
  const { request, locale, typed } = asked;
  const given = form.get('phoneCode');
  if (form.get('codeIntent') === 'again') return askForProof(asked);
  if (typeof given !== 'string') return request;
  const { phone } = request.booking;
  // Another phone was typed since: its own code is asked for when the backend asks for it.
  if (form.get('codeFor') !== phone) return request;
  const t = await getTranslations({ locale, namespace: 'booking.outcome' });
  const common = { status: 'code' as const, phone, text: t('codeSent'), typed };
  const code = typedCode.safeParse(given);
  const words = await getTranslations({ locale, namespace: 'phoneProof.refusals' });
  if (!code.success) return { ...common, error: words('codeMissing') };
  const proved = await verifyCode({ phone, code: code.data, visitor: request.visitor });
  if (!proved.ok) return { ...common, error: await describeCodeFault({ fault: proved, locale }) };
  await keepProof(proved.proof);
  return { ...request, proof: proved.proof };
}
