import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { backendRequest } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { findSingleInLocale } from '@/lib/backend/localized';
import { seoSchema } from '@/lib/backend/seo';
import { formatPhone } from '@/lib/contact/phone';
import { getEnvironment } from '@/lib/process/env';

const socialPlatforms = ['facebook', 'instagram', 'x', 'youtube', 'tiktok', 'linkedin', 'snapchat'] as const;

const mainInfoSchema = z.object({
  locale: z.string(),
  siteName: z.string(),
  shortName: z.string().nullish(),
  tagline: z.string().nullish(),
  /** Name in schema.org, such as Otolaryngologic. */
  medicalSpecialty: z.string().nullish(),
  phone: z.string(),
  whatsapp: z.string().nullish(),
  email: z.string().nullish(),
  footerText: z.string().nullish(),
  emergencyNote: z.string().nullish(),
  socialMedia: z.array(z.object({ platform: z.enum(socialPlatforms), url: z.string() })).nullish(),
  seo: seoSchema.nullish(),
});

/** Name, numbers, networks and default search words of the clinic group. Phones are E.164. */
export type MainInfo = z.infer<typeof mainInfoSchema>;

/** Reads the clinic's own data, once per render; null only while unpublished. Throws BackendError or ZodError. */
export const getMainInfo = cache(
  (locale: Locale): Promise<MainInfo | null> =>
    findSingleInLocale({ name: 'main-info', locale, schema: mainInfoSchema, tags: ['main-info'] }),
);

/** Main info for scripts; `phoneText` is the readable phone. Null while editors have not published it. */
export type SharedMainInfo = (MainInfo & { phoneText: string }) | null;

/** Main info for the shared store of the app, components/main-info-store.tsx. */
export function shareMainInfo(info: MainInfo | null): SharedMainInfo {
  return info && { ...info, phoneText: formatPhone({ phone: info.phone }) };
}

/** True when the backend answers right now; asked past the cache, as a build must not trust an old answer. */
export async function isBackendReachable(): Promise<boolean> {
  try {
    const params = { fields: ['siteName'] };
    const token = getEnvironment().BACKEND_TOKEN;
    await backendRequest({ method: 'GET', path: '/main-info', params, token });
    return true;
  } catch (error) {
    return error instanceof BackendError && error.status === 404;
  }
}
