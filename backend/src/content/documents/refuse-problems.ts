import { errors } from '@strapi/utils';
import type { Problem } from '../editorial/problem';
import { languageOfEditor } from './editor-language';

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
