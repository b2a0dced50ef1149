import { takeMessages } from '../../../appointments/changes/patient-answer';
import { clinicPhone } from '../../../appointments/phone-proof/ask-code';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { gatewayNotice, hookRequest, hookVerification } from '../../../contract/hooks';
import { takeNotice } from '../../../desk/payments/take-deposit';
import { noteDelivery, noteSmsDelivery } from '../../../messaging/delivery';
import { isSigned, readHook } from '../../../messaging/whatsapp-hook';
import { bodyOf, call, controller, website } from '../../../platform/call';
import { readEnvironment } from '../../../platform/environment/environment';
import { invalidFields, notFound } from '../../../platform/refusal';
import { done } from '../../../platform/reply';
import { sameText } from '../../../platform/same-text';

const PER_MINUTE = { points: 1200, seconds: 60 };

/** An SMS has only text. */
const NOTHING_ELSE = {
  channel: 'sms',
  kind: 'text',
  kindName: null,
  place: null,
  mediaId: null,
  repliesTo: null,
} as const;

export default controller({
  /** Delivery reports and incoming messages of WhatsApp; only signed notices are accepted. */
  whatsapp: catalogueCall(
    { who: website, reads: bodyOf(hookRequest) },
    async ({ strapi, catalogue, db, input: { body, signature }, now }) => {
      const { WHATSAPP_APP_SECRET: secret, WHATSAPP_PHONE_ID: phoneId } = readEnvironment();
      if (!isSigned({ body, signature, secret })) return invalidFields(['signature']);
      const notice = readHook({ body, phoneId });
      if (!notice) return invalidFields(['body']);
      for (const delivery of notice.deliveries) await noteDelivery(db, delivery);
      await takeMessages({ strapi, catalogue, now }, notice.messages);
      return done();
    },
  ),

  sms: catalogueCall(
    { who: website, limit: { name: 'sms-hook', ...PER_MINUTE }, reads: bodyOf(gatewayNotice) },
    async ({ strapi, services, catalogue, db, input, now }) => {
      const { smsHook } = services;
      if (!smsHook) return notFound();
      const notice = smsHook.read({ sent: input, now });
      if (notice.kind === 'foreign') return invalidFields(['signature']);
      if (notice.kind === 'malformed') return invalidFields(['body']);
      let known = notice.answers.length;
      for (const delivery of notice.deliveries) if (await noteSmsDelivery(db, delivery, now)) known += 1;
      const messages = notice.answers.map(({ sender, ...said }) => {
        const phone = clinicPhone(sender, catalogue) ?? clinicPhone(`+${sender}`, catalogue);
        // People read it even where the phone is no patient's here.
        return { ...NOTHING_ELSE, ...said, phone: phone ?? sender };
      });
      await takeMessages({ strapi, catalogue, now }, messages);
      // Refused while no message is known (yet), so that the gateway may report it again.
      return known === 0 && notice.deliveries.length > 0 ? notFound() : done();
    },
  ),

  /** Receives from the payment gateway that a deposit was paid or refused, by its description. */
  payment: catalogueCall(
    { who: website, limit: { name: 'payment-hook', ...PER_MINUTE }, reads: bodyOf(gatewayNotice) },
    async ({ strapi, services, catalogue, input, now }) => {
      const notice = services.paymentGateway?.read(input);
      if (!notice) return notFound();
      if (notice.kind === 'foreign') return invalidFields(['signature']);
      if (notice.kind === 'malformed') return invalidFields(['body']);
      if (notice.kind === 'other') return done();
      return (await takeNotice({ strapi, catalogue, now }, notice)) ? done() : notFound();
    },
  ),

  verifyWhatsapp: call({ who: website, reads: bodyOf(hookVerification) }, async ({ input: { token } }) => {
    const expected = readEnvironment().WHATSAPP_VERIFY_TOKEN ?? '';
    return expected !== '' && sameText(token, expected) ? done() : invalidFields(['token']);
  }),
});
