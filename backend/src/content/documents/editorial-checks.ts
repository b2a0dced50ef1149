import { hasChecks, listProblems } from '../editorial/checks';
import { nounOf } from '../editorial/types';
import { refuseProblems } from './refuse-problems';
import { type DocumentMiddleware, readWriteParams } from './write-params';

/** Refuses an entry that its schema allows but the clinic could not use, at the field in question. */
export const checkEntries: DocumentMiddleware = async (context, next) => {
  const noun = nounOf(context.uid);
  const { data, documentId } = readWriteParams(context);
  if (!noun || !data || !hasChecks(noun) || !['create', 'update'].includes(context.action)) return next();
  // An update may carry a part of the entry only; what it leaves out is what is stored.
  const stored = documentId ? await strapi.db.query(context.uid).findOne({ where: { documentId } }) : null;
  const problems = listProblems(noun, { ...stored, ...data });
  refuseProblems(problems);
  return next();
};
