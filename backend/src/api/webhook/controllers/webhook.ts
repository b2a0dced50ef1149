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
import { acting, bodyOf, call, controller, type Given, manager, queryOf } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { answer, show, showFound, showValue } from '../../../platform/reply';
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
  find: call({ who: manager, answers: webhooksAnswer }, async ({ db, now }) =>
    show({ data: await showWebhooks(db, now) }),
  ),

  findOne: call({ who: manager, answers: webhookAnswer }, async ({ db, params, now }) =>
    showFound(await showWebhook(db, params.id ?? '', now)),
  ),

  create: call(
    { who: manager, answers: webhookSecretAnswer, reads: bodyOf(webhookInput) },
    async ({ input, ...given }) => showValue(await addWebhook(acting(given), input), 201),
  ),

  update: call(
    { who: manager, answers: webhookAnswer, names: named, reads: bodyOf(webhookChange) },
    async ({ found, input, ...given }) => showValue(await editWebhook(acting(given), found, input)),
  ),

  delete: call({ who: manager, answers: removalAnswer, names: named }, async ({ found, ...given }) => {
    await dropWebhook(acting(given), found);
    return show({ data: {} });
  }),

  renewSecret: call(
    { who: manager, answers: webhookSecretAnswer, names: named },
    async ({ found, ...given }) => showValue(await renewSecret(acting(given), found)),
  ),

  findDeliveries: call(
    { who: manager, answers: deliveriesAnswer, names: named, reads: queryOf(deliveriesQuery) },
    async ({ db, found, input }) => answer(await showDeliveries(db, found, input.page)),
  ),

  repeat: call({ who: manager, answers: removalAnswer, names: named }, async ({ found, ...given }) => {
    if (!(await repeatDelivery(acting(given), found, given.params.delivery ?? ''))) return notFound();
    given.services.webhooks.wake();
    return show({ data: {} });
  }),
});
