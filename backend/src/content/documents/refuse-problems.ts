import { errors } from '@strapi/utils';
import { z } from 'zod';
import type { Problem } from '../editorial/problem';

const signedIn = z.object({ user: z.object({ preferedLanguage: z.literal('ar') }) });

/** The language in which the editor who asks uses the editor's screen; English for everybody else. */
function languageOfEditor(): 'en' | 'ar' {
  return signedIn.safeParse(strapi.requestContext.get()?.state).success ? 'ar' : 'en';
}

/**
 * Refuses a write with what the editor must correct, if anything.
 * @throws {ValidationError} which the editor's screen shows as a message and beside the attributes
 */
export function refuseProblems(problems: Problem[]): void {
  if (problems.length === 0) return;
  const language = languageOfEditor();
  const messages = problems.map(({ message }) => message[language]);
  throw new errors.ValidationError(messages.join(' '), {
    errors: problems.map(({ path }, index) => ({ path, message: messages[index], name: 'ValidationError' })),
  });
}
