import { z } from 'zod';

const signedIn = z.object({ user: z.object({ preferedLanguage: z.literal('ar') }) });

/** The language in which the editor who asks uses the editor's screen; English for everybody else. */
export function languageOfEditor(): 'en' | 'ar' {
  return signedIn.safeParse(strapi.requestContext.get()?.state).success ? 'ar' : 'en';
}
