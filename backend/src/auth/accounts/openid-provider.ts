import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { publicAddress, readEnvironment } from '../../platform/environment/environment';

/** Name of the provider that is set up by the environment, in addresses and at accounts. */
export const OPENID = 'openid';

/** True or false; Amazon Cognito and others write them as words. */
const claim = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);
const person = z.object({ email: z.email(), email_verified: claim.optional() });

const TIMEOUT_MS = 5000;

/** Reads the person of a token from the provider's userinfo. @throws when it does not vouch for the address */
async function readPerson({ address, accessToken }: { address: string; accessToken: string }) {
  const answer = await fetch(address, {
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error('The provider does not say who this is.');
  const { email, email_verified: isVerified } = person.parse(await answer.json());
  if (isVerified === false) throw new Error('The provider does not vouch for the address.');
  return { username: email, email };
}

/** The OpenID Connect provider of the environment; the plugin forgets it at every start, so unset settings switch it off. */
export async function applyOpenIdProvider(strapi: Core.Strapi): Promise<void> {
  const given = readEnvironment();
  const { OPENID_USERINFO_URL: userinfo } = given;
  if (!given.OPENID_NAME || !userinfo) return;
  strapi
    .plugin('users-permissions')
    .service('providers-registry')
    .add(OPENID, {
      enabled: true,
      icon: 'key',
      grantConfig: {},
      authCallback: ({ accessToken }: { accessToken: string }) =>
        readPerson({ address: userinfo, accessToken }),
    });
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' });
  await store.set({
    value: {
      ...Object(await store.get({})),
      [OPENID]: {
        enabled: true,
        icon: 'key',
        oauth: 2,
        key: given.OPENID_CLIENT_ID,
        secret: given.OPENID_CLIENT_SECRET,
        authorize_url: given.OPENID_AUTHORIZE_URL,
        access_url: given.OPENID_TOKEN_URL,
        scope: ['openid', 'email'],
        scope_delimiter: ' ',
        // The plugin wants one; where the way ends is decided in accounts/social-sign-in.ts.
        callback: publicAddress(),
      },
    },
  });
}
