import { OPENID } from '../../../auth/accounts/openid-provider';
import { isRegistrationOpen } from '../../../auth/sign-in/register';
import { listProviders } from '../../../auth/sign-in/social-sign-in';
import { signInWaysAnswer } from '../../../contract/account';
import { call, controller, everybody } from '../../../platform/call';
import { readEnvironment } from '../../../platform/environment/environment';
import { show } from '../../../platform/reply';

export default controller({
  find: call({ who: everybody, answers: signInWaysAnswer }, async ({ strapi }) => {
    const names = await listProviders(strapi);
    const label = (name: string) => (name === OPENID ? readEnvironment().OPENID_NAME : undefined) ?? null;
    return show({
      data: names.map((name) => ({ name, label: label(name) })),
      meta: { registration: await isRegistrationOpen(strapi) },
    });
  }),
});
