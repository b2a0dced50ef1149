import { patientAppointment } from '../../../appointments/changes/patient-access';
import { provedPhone } from '../../../appointments/phone-proof/phone-proofs';
import { fieldError } from '../../../appointments/record/booking-input';
import { acceptOffer, declineOffer, leaveWaitingList } from '../../../appointments/waiting/accept';
import { askForEarlier } from '../../../appointments/waiting/earlier';
import type { EntryRow } from '../../../appointments/waiting/entry-rows';
import { joinWaitingList, parseWish } from '../../../appointments/waiting/join';
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
import {
  bodyOf,
  type Call,
  call,
  controller,
  type Given,
  naming,
  nothing,
  reading,
  website,
} from '../../../platform/call';
import { idempotencyKeyFrom } from '../../../platform/http';
import { invalid, type Outcome } from '../../../platform/refusal';
import { show, showOutcome } from '../../../platform/reply';
import type { With } from '../../../platform/with';

type Named = Given<null> & { found: EntryRow };

/** Call of who waits about the entry that number and key open; answers it as they see it then. */
function ownCall<Input>(
  parse: (named: Named) => Outcome<Input>,
  work: (given: Named & With<'catalogue'> & { input: Input }) => Promise<Outcome<EntryRow>>,
): Call {
  return call({
    who: website,
    answers: ownWaitingAnswer,
    run: naming(
      ownEntry,
      reading(parse, async (known) => {
        const catalogue = await known.services.catalogue.get();
        const outcome = await work({ ...known, catalogue });
        if (!outcome.ok) return outcome;
        const { manageKeys } = known.services;
        return show({ data: await presentOwnWaiting({ ...known, catalogue }, outcome.value, manageKeys) });
      }),
    ),
  });
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
      const given = { strapi, catalogue, by: 'patient', now };
      const outcome = await joinWaitingList(given, { wish, isProved, source, idempotencyKey });
      const { manageKeys } = services;
      return showOutcome(outcome, ({ number }) => ({ number, key: waitingKey(manageKeys, number) }), 201);
    },
  }),

  findByNumber: ownCall(nothing, async ({ found }) => ({ ok: true, value: found })),

  /** The first to accept has the time. */
  accept: ownCall(bodyOf(acceptRequest), ({ found, input: { offer, ...guardian }, ...given }) =>
    acceptOffer(given, found, offer, guardian),
  ),

  decline: ownCall(bodyOf(offerRequest), ({ found, input: { offer }, ...given }) =>
    declineOffer(given, found, offer),
  ),

  leave: ownCall(nothing, ({ strapi, found, now }) =>
    leaveWaitingList({ strapi, by: 'patient', now }, found, 'left'),
  ),

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
