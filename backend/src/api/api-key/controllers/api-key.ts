import { listApiKeys, makeApiKey, revokeApiKey } from '../../../api-keys/key-rows';
import { apiKeyInput, apiKeysAnswer, madeApiKeyAnswer } from '../../../contract/api-key';
import { documentAnswer } from '../../../contract/document-id';
import { acting, bodyOf, call, controller, manager } from '../../../platform/call';
import { show, showDocument, showValue } from '../../../platform/reply';

export default controller({
  find: call({ who: manager, answers: apiKeysAnswer }, async ({ db }) =>
    show({ data: await listApiKeys(db) }),
  ),

  create: call(
    { who: manager, answers: madeApiKeyAnswer, reads: bodyOf(apiKeyInput) },
    async ({ input, ...given }) => {
      const { branches } = (await given.services.catalogue.get()).data;
      const made = await makeApiKey(acting(given), input, (id) => Object.hasOwn(branches, id));
      return showValue(made, 201);
    },
  ),

  revoke: call({ who: manager, answers: documentAnswer }, async (given) =>
    showDocument(await revokeApiKey(acting(given), given.params.id ?? '')),
  ),
});
