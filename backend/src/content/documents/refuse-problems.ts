import { errors } from '@strapi/utils';
import { z } from 'zod';
import type { Problem } from '../editorial/problem';

const signedIn = z.object({ user: z.object({ preferedLanguage: z.literal('ar') }) });

/** The language in which the editor who asks uses the editor's screen; English for everybody else. */
export function languageOfEditor(): 'en' | 'ar' {
  return signedIn.safeParse(strapi.requestContext.get()?.state).success ? 'ar' : 'en';
}

/** Refuses a write with a ValidationError that the editor's screen shows beside the attributes, if anything is wrong. */
export function refuseProblems(problems: Problem[]): void {
  if (problems.length === 0) return;
  const language = languageOfEditor();
  const messages = problems.map(({ message }) => message[language]);
  throw new errors.ValidationError(messages.join(' '), {
    errors: problems.map(({ path, message }, index) => ({
      path,
      message: messages[index],
      name: 'ValidationError',
      // For whoever does not read it in the editor.
      words: message,
    })),
  });
}
