import 'server-only';
import type { Locale } from 'next-intl';
import { typedCode } from '@/contract/phone-code';
import { getTranslations } from '@/i18n/translations';
import { askForCode, verifyCode } from './data';
import { keepProof } from './session';
import { describeCodeFault } from './words';

/** Request under a phone that has to be proved: an appointment, or a place on the waiting list. */
interface Provable {
  booking: { phone: string; branch: string | null };
  proof: string | null;
}

/** A form that asks for a code, or says why none can be sent. */
export type CodeState =
  | { status: 'code'; phone: string; text: string; error: string | null }
  | { status: 'refused'; reason: 'proof'; title: string; text: string };

/** Sends a code to the phone of a request and asks for it; a phone that cannot get one is told to call. */
export async function askForProof({ booking }: Provable, locale: Locale): Promise<CodeState> {
  const { phone, branch } = booking;
  const t = await getTranslations({ locale, namespace: 'booking.outcome' });
  const asked = await askForCode({ phone, branch, locale });
  const common = { status: 'code' as const, phone, error: null };
  if (asked.ok) return { ...common, text: t('codeSent') };
  const text = await describeCodeFault(asked, locale);
  // The one that was sent a moment ago can still be typed.
  if (asked.reason === 'tooSoon') return { ...common, text };
  return { status: 'refused', reason: 'proof', title: t('proofTitle'), text };
}

/** Adds the proof of a phone to a request whose form has a code; a wrong code is asked for again. */
export async function proveWithForm<Request extends Provable>(
  form: FormData,
  request: Request,
  locale: Locale,
): Promise<Request | CodeState> {
  const given = form.get('phoneCode');
  if (form.get('codeIntent') === 'again') return askForProof(request, locale);
  if (typeof given !== 'string') return request;
  const { phone } = request.booking;
  // Another phone was typed since: its own code is asked for when the backend asks for it.
  if (form.get('codeFor') !== phone) return request;
  const t = await getTranslations({ locale, namespace: 'booking.outcome' });
  const common = { status: 'code' as const, phone, text: t('codeSent') };
  const code = typedCode.safeParse(given);
  const words = await getTranslations({ locale, namespace: 'phoneProof.refusals' });
  if (!code.success) return { ...common, error: words('codeMissing') };
  const proved = await verifyCode({ phone, code: code.data });
  if (!proved.ok) return { ...common, error: await describeCodeFault(proved, locale) };
  await keepProof(proved.proof);
  return { ...request, proof: proved.proof };
}
