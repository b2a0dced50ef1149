import { askForCode } from '../../../appointments/phone-proof/ask-code';
import { askForLinks } from '../../../appointments/phone-proof/ask-links';
import { browserOf, provedPhone, verifyCode } from '../../../appointments/phone-proof/phone-proofs';
import { listPhoneAppointments, listPhonePatients } from '../../../appointments/phone-proof/under-phone';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { nothingAnswer } from '../../../contract/answers';
import {
  codeAnswer,
  codeRequest,
  codeVerification,
  linkRequest,
  phoneAppointmentsAnswer,
  phonePatientsAnswer,
  proofAnswer,
} from '../../../contract/phone-code';
import { bodyOf, call, controller, type Given, website } from '../../../platform/call';
import { isoInstant } from '../../../platform/instant';
import { perHour } from '../../../platform/limits/address-limits';
import { type Outcome, phoneProofRequired } from '../../../platform/refusal';
import { show, showDone, showOutcome, showValue } from '../../../platform/reply';

/** Reads the phone of a call for what only the holder of a phone may see. */
function readProof(given: Given<null>): Outcome<string> {
  const phone = provedPhone(given);
  return phone === null ? phoneProofRequired() : { ok: true, value: phone };
}

/** Proves a patient's phone by a code, and opens what is booked under it. No phone stands in an address. */
export default controller({
  create: catalogueCall(
    { who: website, answers: codeAnswer, limit: perHour('phone-code', 20), reads: bodyOf(codeRequest) },
    async ({ ctx, input, ...given }) => showValue(await askForCode(given, input, browserOf(ctx))),
  ),

  verify: catalogueCall(
    {
      who: website,
      answers: proofAnswer,
      limit: perHour('phone-code-try', 60),
      reads: bodyOf(codeVerification),
    },
    async ({ ctx, strapi, catalogue, input, now }) => {
      const outcome = await verifyCode({ strapi, catalogue, now }, input, browserOf(ctx));
      return showOutcome(outcome, (proved) => ({ ...proved, expiresAt: isoInstant(proved.expiresAt) }));
    },
  ),

  /** Sends the links of appointments under a phone or mail address; the answer does not tell whether there are any. */
  sendLinks: catalogueCall(
    { who: website, answers: nothingAnswer, limit: perHour('link-request', 10), reads: bodyOf(linkRequest) },
    async ({ strapi, catalogue, address, input: { to }, now }) =>
      showDone(await askForLinks({ strapi, catalogue, address, now }, to)),
  ),

  appointments: catalogueCall(
    { who: website, answers: phoneAppointmentsAnswer, reads: readProof },
    async ({ db, services, catalogue, input: phone, now }) => {
      const { manageKeys } = services;
      const appointments = await listPhoneAppointments({ db, catalogue, now }, phone, manageKeys);
      return show({ data: { phone, appointments } });
    },
  ),

  patients: call(
    { who: website, answers: phonePatientsAnswer, reads: readProof },
    async ({ db, input: phone, now }) =>
      show({ data: { phone, patients: await listPhonePatients(db, phone, now) } }),
  ),
});
