import { handlingChange } from '../../../contract/contact-message';
import {
  incomingAnswerRequest,
  incomingDetailAnswer,
  incomingListAnswer,
  incomingMessageAnswer,
  incomingQuery,
  unreadAnswer,
} from '../../../contract/incoming-message';
import { answerIncoming } from '../../../desk/inbox/answer-incoming';
import { openIncoming, resumeForPhone, settleIncoming } from '../../../desk/inbox/handle-incoming';
import { countUnread, findIncoming, listIncoming } from '../../../desk/inbox/incoming-rows';
import { readMedia } from '../../../desk/inbox/keep-media';
import { presentIncoming, presentIncomingDetail } from '../../../desk/inbox/present-incoming';
import type { IncomingRow } from '../../../messaging/incoming-messages';
import { bodyOf, call, controller, type Given, onDuty, queryOf } from '../../../platform/call';
import { notFound, type Outcome, versionConflict } from '../../../platform/refusal';
import { CLOSED, done, pagesOf, send, show } from '../../../platform/reply';
import type { StaffMember } from '../../../platform/staff-member';

const change = handlingChange.refine(({ from, to }) => from !== to);

const ofMessage = {
  who: onDuty('messages'),
  names: ({ db, member, params }: Given<StaffMember>) => findIncoming(db, member.scope, params.id ?? ''),
};

async function showChanged(db: Given<StaffMember>['db'], outcome: Outcome<IncomingRow>) {
  if (!outcome.ok) return outcome;
  const [message] = await presentIncoming(db, [outcome.value]);
  return message ? show({ data: message }) : notFound();
}

export default controller({
  find: call(
    { who: onDuty('messages'), answers: incomingListAnswer, reads: queryOf(incomingQuery, 'query') },
    async ({ db, member, input }) => {
      const { rows, counts, total } = await listIncoming(db, member.scope, input);
      const data = await presentIncoming(db, rows);
      return show({ data, meta: { pagination: pagesOf({ ...input, total }), counts } });
    },
  ),

  unread: call({ who: onDuty('messages'), answers: unreadAnswer }, async ({ db, member }) =>
    show({ data: { unread: await countUnread(db, member.scope) } }),
  ),

  findOne: call({ ...ofMessage, answers: incomingDetailAnswer }, async ({ found, ...given }) =>
    show({ data: await presentIncomingDetail(given, await openIncoming(given, found)) }),
  ),

  /** Serves a picture or voice note by its detected type, so that no browser guesses another one. */
  media: call(ofMessage, async ({ strapi, found }) => {
    const media = await readMedia(strapi, found);
    if (!media) return notFound();
    return send({
      content: media.content,
      headers: { 'Content-Type': media.type, 'Content-Disposition': 'inline', ...CLOSED },
    });
  }),

  settle: call(
    { ...ofMessage, answers: incomingMessageAnswer, reads: bodyOf(change, 'to') },
    async ({ found, input, ...given }) => showChanged(given.db, await settleIncoming(given, found, input)),
  ),

  answer: call(
    { ...ofMessage, answers: incomingMessageAnswer, reads: bodyOf(incomingAnswerRequest) },
    async ({ found, input, ...given }) => showChanged(given.db, await answerIncoming(given, found, input)),
  ),

  resume: call(ofMessage, async ({ found, ...given }) =>
    (await resumeForPhone(given, found)) ? done() : versionConflict(),
  ),
});
