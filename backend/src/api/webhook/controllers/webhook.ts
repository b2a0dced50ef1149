import { removalAnswer } from '../../../contract/answers';
import {
  deliveriesAnswer,
  deliveriesQuery,
  webhookAnswer,
  webhookChange,
  webhookInput,
  webhookSecretAnswer,
  webhooksAnswer,
} from '../../../contract/webhooks';
import {
  acting,
  bodyOf,
  call,
  controller,
  type Given,
  manager,
  naming,
  queryOf,
  reading,
} from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { answer, show, showOutcome } from '../../../platform/reply';
import type { StaffMember } from '../../../platform/staff-member';
import {
  addWebhook,
  dropWebhook,
  editWebhook,
  renewSecret,
  repeatDelivery,
  showDeliveries,
  showWebhook,
  showWebhooks,
} from '../../../webhooks/manage';
import { findWebhook } from '../../../webhooks/webhook-rows';

const named = ({ db, params }: Given<StaffMember>) => findWebhook(db, params.id ?? '');

export default controller({
  find: call({
    who: manager,
    answers: webhooksAnswer,
    run: async ({ db, now }) => show({ data: await showWebhooks(db, now) }),
  }),

  findOne: call({
    who: manager,
    answers: webhookAnswer,
    run: async ({ db, params, now }) => {
      const found = await showWebhook(db, params.id ?? '', now);
      return found ? show({ data: found }) : notFound();
    },
  }),

  create: call({
    who: manager,
    answers: webhookSecretAnswer,
    run: reading(bodyOf(webhookInput), async ({ input, ...given }) =>
      showOutcome(await addWebhook(acting(given), input), (made) => made, 201),
    ),
  }),

  update: call({
    who: manager,
    answers: webhookAnswer,
    run: naming(
      named,
      reading(bodyOf(webhookChange), async ({ found, input, ...given }) =>
        showOutcome(await editWebhook(acting(given), found, input), (changed) => changed),
      ),
    ),
  }),

  delete: call({
    who: manager,
    answers: removalAnswer,
    run: naming(named, async ({ found, ...given }) => {
      await dropWebhook(acting(given), found);
      return show({ data: {} });
    }),
  }),

  renewSecret: call({
    who: manager,
    answers: webhookSecretAnswer,
    run: naming(named, async ({ found, ...given }) =>
      showOutcome(await renewSecret(acting(given), found), (changed) => changed),
    ),
  }),

  findDeliveries: call({
    who: manager,
    answers: deliveriesAnswer,
    run: naming(
      named,
      reading(queryOf(deliveriesQuery), async ({ db, found, input }) =>
        answer(await showDeliveries(db, found, input.page)),
      ),
    ),
  }),

  repeat: call({
    who: manager,
    answers: removalAnswer,
    run: naming(named, async ({ found, ...given }) => {
      if (!(await repeatDelivery(acting(given), found, given.params.delivery ?? ''))) return notFound();
      given.services.webhooks.wake();
      return show({ data: {} });
    }),
  }),
});
