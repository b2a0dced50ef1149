import { askForCode } from '../../../appointments/phone-proof/ask-code';
import { askForLinks } from '../../../appointments/phone-proof/ask-links';
import { browserOf, provedPhone, verifyCode } from '../../../appointments/phone-proof/phone-proofs';
import { listPhoneAppointments, listPhonePatients } from '../../../appointments/phone-proof/under-phone';
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
import { bodyOf, call, controller, type Given, reading, website } from '../../../platform/call';
import { isoInstant } from '../../../platform/instant';
import { type Outcome, phoneProofRequired } from '../../../platform/refusal';
import { show, showOutcome } from '../../../platform/reply';

const HOUR = 3600;

/** The step of `reading` for what only the holder of a phone may see. */
function readProof(given: Given<null>): Outcome<string> {
  const phone = provedPhone(given);
  return phone === null ? phoneProofRequired() : { ok: true, value: phone };
}

/** Proves a patient's phone by a code, and opens what is booked under it. No phone stands in an address. */
export default controller({
  create: call({
    who: website,
    answers: codeAnswer,
    limit: { name: 'phone-code', points: 20, seconds: HOUR },
    run: reading(bodyOf(codeRequest), async ({ ctx, strapi, services, address, input, now }) => {
      const catalogue = await services.catalogue.get();
      const outcome = await askForCode({ strapi, catalogue, address, now }, input, browserOf(ctx));
      return showOutcome(outcome, (sent) => sent);
    }),
  }),

  verify: call({
    who: website,
    answers: proofAnswer,
    limit: { name: 'phone-code-try', points: 60, seconds: HOUR },
    run: reading(bodyOf(codeVerification), async ({ ctx, strapi, services, input, now }) => {
      const catalogue = await services.catalogue.get();
      const browser = browserOf(ctx);
      const outcome = await verifyCode({ strapi, catalogue, now }, input, browser);
      return showOutcome(outcome, ({ proof, phone, expiresAt }) => ({
        proof,
        phone,
        expiresAt: isoInstant(expiresAt),
      }));
    }),
  }),

  /** Sends the links of what is booked under a phone or an address; says nothing of whether anything is. */
  sendLinks: call({
    who: website,
    answers: nothingAnswer,
    limit: { name: 'link-request', points: 10, seconds: HOUR },
    run: reading(bodyOf(linkRequest), async ({ strapi, services, address, input: { to }, now }) => {
      const catalogue = await services.catalogue.get();
      const outcome = await askForLinks({ strapi, catalogue, address, now }, to);
      return showOutcome(outcome, () => null);
    }),
  }),

  appointments: call({
    who: website,
    answers: phoneAppointmentsAnswer,
    run: reading(readProof, async ({ db, services, input: phone, now }) => {
      const catalogue = await services.catalogue.get();
      const { manageKeys } = services;
      const appointments = await listPhoneAppointments({ db, catalogue, now }, phone, manageKeys);
      return show({ data: { phone, appointments } });
    }),
  }),

  patients: call({
    who: website,
    answers: phonePatientsAnswer,
    run: reading(readProof, async ({ db, input: phone, now }) => {
      return show({ data: { phone, patients: await listPhonePatients(db, phone, now) } });
    }),
  }),
});
