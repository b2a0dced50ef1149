import { patientAppointment } from '../../../appointments/changes/patient-access';
import { provedPhone } from '../../../appointments/phone-proof/phone-proofs';
import { acceptOffer, declineOffer, leaveWaitingList } from '../../../appointments/waiting/accept';
import { askForEarlier } from '../../../appointments/waiting/earlier';
import type { EntryRow } from '../../../appointments/waiting/entry-rows';
import { joinWaitingList, parseWish } from '../../../appointments/waiting/join';
import { presentOwnWaiting } from '../../../appointments/waiting/present-waiting';
import { ownEntry, waitingKey } from '../../../appointments/waiting/waiting-access';
import { catalogueCall, requestsPerHour } from '../../../catalogue/catalogue-call';
import { nothingAnswer } from '../../../contract/answers';
import {
  acceptRequest,
  earlierRequest,
  offerRequest,
  ownWaitingAnswer,
  waitingAnswer,
} from '../../../contract/waiting-list';
import { bodyOf, type Call, controller, type Given, nothing, website } from '../../../platform/call';
import { perHour } from '../../../platform/limits/address-limits';
import type { Outcome } from '../../../platform/refusal';
import { show, showDone, showOutcome } from '../../../platform/reply';
import type { With } from '../../../platform/with';

type Named = Given<null> & With<'catalogue'> & { found: EntryRow };

/** Call of who waits about the entry that number and key open; answers it as they see it then. */
function ownCall<Input>(
  reads: (named: Named) => Outcome<Input>,
  work: (given: Named & { input: Input }) => Promise<Outcome<EntryRow>>,
): Call {
  return catalogueCall({ who: website, answers: ownWaitingAnswer, names: ownEntry, reads }, async (known) => {
    const outcome = await work(known);
    if (!outcome.ok) return outcome;
    return show({ data: await presentOwnWaiting(known, outcome.value, known.services.manageKeys) });
  });
}

export default controller({
  create: catalogueCall(
    { who: website, answers: waitingAnswer, limit: requestsPerHour('wait'), reads: parseWish },
    async ({ ctx, strapi, services, catalogue, input, address, now }) => {
      const isProved = provedPhone({ strapi, ctx, now }) === input.wish.phone;
      const source = { address, work: ctx.get('X-Work-Proof') };
      const given = { strapi, catalogue, by: 'patient', now };
      const outcome = await joinWaitingList(given, { ...input, isProved, source });
      const { manageKeys } = services;
      return showOutcome(outcome, ({ number }) => ({ number, key: waitingKey(manageKeys, number) }), 201);
    },
  ),

  findByNumber: ownCall(nothing, async ({ found }) => ({ ok: true, value: found })),

  /** The first to accept has the time. */
  accept: ownCall(bodyOf(acceptRequest), ({ found, input, ...given }) => acceptOffer(given, found, input)),

  decline: ownCall(bodyOf(offerRequest), ({ found, input: { offer }, ...given }) =>
    declineOffer(given, found, offer),
  ),

  leave: ownCall(nothing, ({ strapi, found, now }) =>
    leaveWaitingList({ strapi, by: 'patient', now }, found, 'left'),
  ),

  /** The patient of an appointment wants to be told of earlier times, or no more. */
  earlier: catalogueCall(
    {
      who: website,
      answers: nothingAnswer,
      limit: perHour('earlier', 60),
      names: patientAppointment,
      reads: bodyOf(earlierRequest),
    },
    async ({ strapi, catalogue, found: row, input: { wanted }, now }) =>
      showDone(await askForEarlier({ strapi, catalogue, now }, { row, wanted })),
  ),
});
