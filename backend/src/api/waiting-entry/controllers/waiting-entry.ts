import { patientAppointment } from '../../../appointments/changes/patient-access';
import { provedPhone } from '../../../appointments/phone-proof/verify-code';
import { fieldError } from '../../../appointments/record/booking-input';
import { acceptOffer } from '../../../appointments/waiting/accept';
import { askForEarlier } from '../../../appointments/waiting/earlier';
import type { EntryRow } from '../../../appointments/waiting/entry-rows';
import { joinWaitingList, parseWish } from '../../../appointments/waiting/join';
import { declineOffer, leaveWaitingList } from '../../../appointments/waiting/leave';
import { presentOwnWaiting } from '../../../appointments/waiting/present-waiting';
import { ownEntry, waitingKey } from '../../../appointments/waiting/waiting-access';
import { nothingAnswer } from '../../../contract/answers';
import {
  acceptRequest,
  earlierRequest,
  offerRequest,
  ownWaitingAnswer,
  waitingAnswer,
} from '../../../contract/waiting-list';
import { bodyOf, call, controller, naming, reading, website } from '../../../platform/call';
import { idempotencyKeyFrom } from '../../../platform/http';
import { invalid, type Outcome } from '../../../platform/refusal';
import { show, showOutcome } from '../../../platform/reply';
import type { Services } from '../../../platform/services';
import type { With } from '../../../platform/with';

async function showOwn(
  { strapi, now }: With<'strapi' | 'now'>,
  { catalogue, manageKeys }: Services,
  outcome: Outcome<EntryRow>,
) {
  if (!outcome.ok) return outcome;
  const given = { entry: outcome.value, catalogue: await catalogue.get(), manageKeys, now };
  return show({ data: await presentOwnWaiting({ db: strapi.db.connection, ...given }) });
}

export default controller({
  create: call({
    who: website,
    answers: waitingAnswer,
    limit: async ({ services }) => {
      const { rules } = (await services.catalogue.get()).data;
      return { name: 'wait', points: rules.maxRequestsPerAddressHour, seconds: 3600 };
    },
    run: async ({ ctx, strapi, services, data, address, now }) => {
      const idempotencyKey = idempotencyKeyFrom(ctx);
      if (idempotencyKey === null) return invalid([fieldError('Idempotency-Key', 'required')]);
      const catalogue = await services.catalogue.get();
      const parsed = parseWish(data, catalogue, now);
      if (!parsed.ok) return parsed;
      const wish = parsed.value;
      const isProved = provedPhone({ strapi, ctx, now }) === wish.phone;
      const source = { address, work: ctx.get('X-Work-Proof') };
      const given = { catalogue, wish, by: 'patient', isProved, source, idempotencyKey, now };
      const outcome = await joinWaitingList({ strapi, ...given });
      const { manageKeys } = services;
      return showOutcome(outcome, ({ number }) => ({ number, key: waitingKey(manageKeys, number) }), 201);
    },
  }),

  findByNumber: call({
    who: website,
    answers: ownWaitingAnswer,
    run: naming(ownEntry, ({ strapi, services, found, now }) =>
      showOwn({ strapi, now }, services, { ok: true, value: found }),
    ),
  }),

  /** The first to accept has the time. */
  accept: call({
    who: website,
    answers: ownWaitingAnswer,
    run: naming(
      ownEntry,
      reading(bodyOf(acceptRequest), async ({ strapi, services, found: entry, input, now }) => {
        const catalogue = await services.catalogue.get();
        const { offer, ...guardian } = input;
        const outcome = await acceptOffer({ strapi, catalogue, entry, offer, guardian, now });
        return showOwn({ strapi, now }, services, outcome);
      }),
    ),
  }),

  decline: call({
    who: website,
    answers: ownWaitingAnswer,
    run: naming(
      ownEntry,
      reading(bodyOf(offerRequest), async ({ strapi, services, found: entry, input: { offer }, now }) => {
        const outcome = await declineOffer({ strapi, now }, entry, offer);
        return showOwn({ strapi, now }, services, outcome);
      }),
    ),
  }),

  leave: call({
    who: website,
    answers: ownWaitingAnswer,
    run: naming(ownEntry, async ({ strapi, services, found: entry, now }) => {
      const outcome = await leaveWaitingList({ strapi, by: 'patient', now }, entry, 'left');
      return showOwn({ strapi, now }, services, outcome);
    }),
  }),

  /** The patient of an appointment wants to be told of earlier times, or no more. */
  earlier: call({
    who: website,
    answers: nothingAnswer,
    limit: { name: 'earlier', points: 60, seconds: 3600 },
    run: naming(
      patientAppointment,
      reading(bodyOf(earlierRequest), async ({ strapi, services, found: row, input: { wanted }, now }) => {
        const catalogue = await services.catalogue.get();
        const outcome = await askForEarlier({ strapi, catalogue, now }, { row, wanted });
        return showOutcome(outcome, () => null);
      }),
    ),
  }),
});
