import { z } from 'zod';
import { foldText } from '../../contract/fold-text';
import type { Problem } from '../editorial/problem';
import { refuseProblems } from './refuse-problems';
import { findBranchOfResource } from './stored-hours';
import { type DocumentMiddleware, readDocumentId } from './write-params';

const RESOURCE = 'api::resource.resource';
const SERVICE = 'api::service.service';

const kinds = z.array(z.object({ kind: z.string() }));
const asked = z.array(z.object({ needs: kinds }));

async function problemsOfResource(documentId: string): Promise<Problem[]> {
  if (await findBranchOfResource(documentId)) return [];
  return [{ path: ['branch'], message: { en: 'Choose the branch.', ar: 'اختر الفرع.' } }];
}

/** A service that asks for a kind of which there is nothing would have no times at all. What is published is the draft of before. */
async function problemsOfService(documentId: string): Promise<Problem[]> {
  const services = asked.parse(
    await strapi.db
      .query(SERVICE)
      .findMany({ where: { documentId, publishedAt: null }, populate: { needs: true } }),
  );
  const needs = services.flatMap((one) => one.needs);
  if (needs.length === 0) return [];
  const resources = kinds.parse(await strapi.db.query(RESOURCE).findMany({ select: ['kind'] }));
  const known = new Set(resources.map(({ kind }) => foldText(kind)));
  const unknown = needs.find(({ kind }) => !known.has(foldText(kind)));
  if (!unknown) return [];
  const message = {
    en: `There is no room or device of the kind “${unknown.kind}”. Write it as it is written there, or add one first.`,
    ar: `لا توجد غرفة ولا جهاز من نوع «${unknown.kind}». اكتبه كما هو مكتوب هناك، أو أضف واحدًا أولًا.`,
  };
  return [{ path: ['needs'], message }];
}

/** Checks rooms and devices, and what services need of them, after they are written and before they are kept. */
export const checkResources: DocumentMiddleware = async (context, next) => {
  const isResource = context.uid === RESOURCE;
  if (!isResource && context.uid !== SERVICE) return next();
  if (!['create', 'update', 'clone'].includes(context.action)) return next();
  return strapi.db.transaction(async () => {
    const result = await next();
    const id = readDocumentId(result);
    if (id) refuseProblems(await (isResource ? problemsOfResource(id) : problemsOfService(id)));
    return result;
  });
};
