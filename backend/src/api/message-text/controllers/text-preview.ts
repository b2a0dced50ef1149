import { messageTextsAnswer } from '../../../contract/message-texts';
import { previewMessageTexts } from '../../../documents/phone/preview';
import { call, controller, manager } from '../../../platform/call';
import { show } from '../../../platform/reply';

export default controller({
  /** What phones are told, with values as they stand in messages, and how many parts that makes. */
  find: call({
    who: manager,
    answers: messageTextsAnswer,
    run: async ({ strapi, now }) => show({ data: await previewMessageTexts({ strapi, now }) }),
  }),
});
