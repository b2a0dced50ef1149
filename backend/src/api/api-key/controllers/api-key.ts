import { listApiKeys, makeApiKey, revokeApiKey } from '../../../api-keys/key-rows';
import { apiKeyInput, apiKeysAnswer, madeApiKeyAnswer } from '../../../contract/api-key';
import { documentAnswer } from '../../../contract/document-id';
import { acting, bodyOf, call, controller, manager, reading } from '../../../platform/call';
import { show, showOutcome } from '../../../platform/reply';

export default controller({
  find: call({
    who: manager,
    answers: apiKeysAnswer,
    run: async ({ db }) => show({ data: await listApiKeys(db) }),
  }),

  create: call({
    who: manager,
    answers: madeApiKeyAnswer,
    run: reading(bodyOf(apiKeyInput), async ({ input, ...given }) => {
      const { branches } = (await given.services.catalogue.get()).data;
      const made = await makeApiKey(acting(given), input, (id) => Object.hasOwn(branches, id));
      return showOutcome(made, (key) => key, 201);
    }),
  }),

  revoke: call({
    who: manager,
    answers: documentAnswer,
    run: async (given) =>
      showOutcome(await revokeApiKey(acting(given), given.params.id ?? ''), (documentId) => ({ documentId })),
  }),
});
