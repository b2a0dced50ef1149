import { fieldError } from '../../../appointments/record/booking-input';
import { leaveWaitingList } from '../../../appointments/waiting/accept';
import { joinWaitingList, parseWish } from '../../../appointments/waiting/join';
import { presentWaitingRows } from '../../../appointments/waiting/present-waiting';
import { sendWaitingAgain } from '../../../appointments/waiting/send-again';
import { listEntries, staffEntry } from '../../../appointments/waiting/waiting-access';
import { documentAnswer } from '../../../contract/document-id';
import { waitingListAnswer, waitingQuery } from '../../../contract/waiting-list';
import { call, controller, naming, onDuty, queryOf, reading } from '../../../platform/call';
import { idempotencyKeyFrom } from '../../../platform/http';
import { invalid } from '../../../platform/refusal';
import { pagesOf, show, showOutcome } from '../../../platform/reply';

export default controller({
  find: call({
    who: onDuty('desk'),
    answers: waitingListAnswer,
    run: reading(queryOf(waitingQuery), async ({ db, services, member: { scope }, input }) => {
      const catalogue = await services.catalogue.get();
      const { rows, ...pages } = await listEntries(db, scope, input);
      return show({
        data: await presentWaitingRows(db, rows, catalogue),
        meta: { pagination: pagesOf(pages) },
      });
    }),
  }),

  /** Adds somebody on the phone, who agrees to what is read out. */
  create: call({
    who: onDuty('desk'),
    answers: documentAnswer,
    run: async ({ ctx, strapi, services, member, data, now }) => {
      const idempotencyKey = idempotencyKeyFrom(ctx);
      if (idempotencyKey === null) return invalid([fieldError('Idempotency-Key', 'required')]);
      const catalogue = await services.catalogue.get();
      const parsed = parseWish(data, catalogue, now);
      if (!parsed.ok) return parsed;
      const { scope } = member;
      const { branches } = parsed.value;
      if (scope !== null && branches.some((branch) => !scope.includes(branch)))
        return invalid([fieldError('branches', 'notOffered')]);
      // Any of theirs, for staff of some branches.
      const wish =
        scope !== null && branches.length === 0 ? { ...parsed.value, branches: [...scope] } : parsed.value;
      const given = { strapi, catalogue, by: member.by, now };
      const outcome = await joinWaitingList(given, { wish, idempotencyKey });
      return showOutcome(outcome, ({ document_id: documentId }) => ({ documentId }), 201);
    },
  }),

  sendAgain: call({
    who: onDuty('desk'),
    answers: documentAnswer,
    run: naming(staffEntry, async ({ strapi, params, found: entry, now }) => {
      const outcome = await sendWaitingAgain({ strapi, now }, entry, params.mail ?? '');
      return showOutcome(outcome, ({ document_id: documentId }) => ({ documentId }));
    }),
  }),

  remove: call({
    who: onDuty('desk'),
    answers: documentAnswer,
    run: naming(staffEntry, async ({ strapi, member, found: entry, now }) => {
      const outcome = await leaveWaitingList({ strapi, by: member.by, now }, entry, 'removed');
      return showOutcome(outcome, ({ document_id: documentId }) => ({ documentId }));
    }),
  }),
});
