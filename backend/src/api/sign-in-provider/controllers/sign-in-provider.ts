import type { Core } from '@strapi/strapi';
import { OPENID } from '../../../auth/accounts/openid-provider';
import { isRegistrationOpen } from '../../../auth/sign-in/register';
import { listProviders } from '../../../auth/sign-in/social-sign-in';
import { readEnvironment } from '../../../platform/environment/environment';

/** Which providers of social sign-in there are, with a name to show where one is set, and whether people may register. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: { body: unknown }) {
    const names = await listProviders(strapi);
    const label = (name: string) => (name === OPENID ? readEnvironment().OPENID_NAME : undefined) ?? null;
    ctx.body = {
      data: names.map((name) => ({ name, label: label(name) })),
      meta: { registration: await isRegistrationOpen(strapi) },
    };
  },
});
