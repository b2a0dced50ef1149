import type { Core } from '@strapi/strapi';
import { isRegistrationOpen } from '../../../accounts/register';
import { listProviders } from '../../../accounts/social-sign-in';
import { OPENID } from '../../../bootstrap/openid-provider';
import { readEnvironment } from '../../../env/environment';

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
