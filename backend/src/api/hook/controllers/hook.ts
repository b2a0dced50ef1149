import { timingSafeEqual } from 'node:crypto';
import { takeAnswer } from '../../../appointments/changes/patient-answer';
import { hookRequest, hookVerification } from '../../../contract/hooks';
import { noteDelivery } from '../../../messaging/delivery';
import { isSigned, readHook } from '../../../messaging/whatsapp-hook';
import { bodyOf, call, controller, reading, website } from '../../../platform/call';
import { readEnvironment } from '../../../platform/environment/environment';
import { invalidFields } from '../../../platform/refusal';
import { done } from '../../../platform/reply';

export default controller({
  /** What became of messages, and what patients wrote back, as WhatsApp tells it; nothing is believed that is not signed. */
  whatsapp: call({
    who: website,
    run: reading(bodyOf(hookRequest), async ({ strapi, services, db, input: { body, signature }, now }) => {
      const { WHATSAPP_APP_SECRET: secret, WHATSAPP_PHONE_ID: phoneId } = readEnvironment();
      if (!isSigned({ body, signature, secret })) return invalidFields(['signature']);
      const notice = readHook({ body, phoneId });
      if (!notice) return invalidFields(['body']);
      for (const delivery of notice.deliveries) await noteDelivery({ db, delivery });
      for (const answer of notice.answers) {
        await takeAnswer({ strapi, catalogue: await services.catalogue.get(), answer, now });
      }
      return done();
    }),
  }),

  verifyWhatsapp: call({
    who: website,
    run: reading(bodyOf(hookVerification), async ({ input: { token } }) => {
      const expected = Buffer.from(readEnvironment().WHATSAPP_VERIFY_TOKEN ?? '');
      const given = Buffer.from(token);
      const isRight =
        expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected);
      return isRight ? done() : invalidFields(['token']);
    }),
  }),
});
