import { invalidField } from '../../../appointments/record/booking-input';
import { leaveWaitingList } from '../../../appointments/waiting/accept';
import { joinWaitingList, parseWish } from '../../../appointments/waiting/join';
import { presentWaitingRows } from '../../../appointments/waiting/present-waiting';
import { sendWaitingAgain } from '../../../appointments/waiting/send-again';
import { listEntries, staffEntry } from '../../../appointments/waiting/waiting-access';
import { placesOf } from '../../../appointments/waiting/watch-place';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { documentAnswer } from '../../../contract/document-id';
import { waitingListAnswer, waitingQuery } from '../../../contract/waiting-list';
import { call, controller, onDuty, queryOf } from '../../../platform/call';
import { pagesOf, show, showOutcome } from '../../../platform/reply';

const presentId = ({ document_id: documentId }: { document_id: string }) => ({ documentId });

export default controller({
  find: catalogueCall(
    { who: onDuty('desk'), answers: waitingListAnswer, reads: queryOf(waitingQuery) },
    async ({ db, catalogue, member, input }) => {
      const { rows, open, ...pages } = await listEntries(db, member.scope, input);
      const shown = await presentWaitingRows({ db, catalogue, member }, [...rows, ...(open ? [open] : [])]);
      return show({
        data: shown.slice(0, rows.length),
        meta: { pagination: pagesOf(pages), open: shown[rows.length] ?? null },
      });
    },
  ),

  /** Adds somebody on the phone, who agrees to what is read out. */
  create: catalogueCall(
    { who: onDuty('desk'), answers: documentAnswer, reads: parseWish },
    async ({ strapi, catalogue, member, input, now }) => {
      const { scope } = member;
      const { branches } = input.wish;
      if (scope !== null && (scope.length === 0 || branches.some((branch) => !scope.includes(branch))))
        return invalidField('branches', 'notOffered');
      // Any of theirs, for staff of some branches.
      const theirs = scope !== null && branches.length === 0 ? [...scope] : branches;
      const wish = { ...input.wish, branches: theirs };
      if (placesOf(wish, catalogue).length === 0)
        return invalidField(wish.doctor === null ? 'branches' : 'doctor', 'notAvailable');
      const given = { strapi, catalogue, by: member.by, now };
      return showOutcome(await joinWaitingList(given, { ...input, wish }), presentId, 201);
    },
  ),

  sendAgain: call(
    { who: onDuty('desk'), answers: documentAnswer, names: staffEntry },
    async ({ strapi, params, found: entry, now }) =>
      showOutcome(await sendWaitingAgain({ strapi, now }, entry, params.mail ?? ''), presentId),
  ),

  remove: call(
    { who: onDuty('desk'), answers: documentAnswer, names: staffEntry },
    async ({ strapi, member, found: entry, now }) =>
      showOutcome(await leaveWaitingList({ strapi, by: member.by, now }, entry, 'removed'), presentId),
  ),
});
