import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { publicAddress, readEnvironment } from '../../platform/environment/environment';

const infos = z.array(z.object({ siteName: z.string().nullish(), email: z.string().nullish() }));
const issuers = z.array(z.object({ shortName: z.string().nullish(), siteName: z.string() }));

/** Returns what everybody knows of the clinic: its name in both languages, its e-mail address and that of its website. */
export async function readClinicNames(strapi: Core.Strapi): Promise<string[]> {
  const found: unknown = await strapi.db
    .query('api::main-info.main-info')
    .findMany({ select: ['siteName', 'email'] });
  const { SITE_URL, WEBSITE_URL } = readEnvironment();
  const hosts = [SITE_URL, WEBSITE_URL].flatMap((url) => (url ? [new URL(url).hostname] : []));
  const said = infos.parse(found).flatMap(({ siteName, email }) => [siteName, email]);
  return [...said.filter((text): text is string => Boolean(text)), ...hosts];
}

/** Returns the name that authenticator apps show: the clinic's, else that of its website. */
export async function readIssuer(strapi: Core.Strapi): Promise<string> {
  const found: unknown = await strapi.db.query('api::main-info.main-info').findMany({
    select: ['shortName', 'siteName', 'locale'],
    where: { publishedAt: { $notNull: true } },
    orderBy: { locale: 'desc' },
  });
  const [info] = issuers.parse(found);
  return info?.shortName || info?.siteName || new URL(publicAddress()).hostname;
}
