import type { Core } from '@strapi/strapi';
import { documentsOf } from './documents';

type Data = Record<string, unknown>;
type Names = { strapi: Core.Strapi; name: string; arabicName: string };

const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

/** Makes an entry in both languages and publishes it; answers its documentId. */
async function createEntry(strapi: Core.Strapi, noun: string, data: Data, arabic: Data): Promise<string> {
  const documents = documentsOf(strapi, noun);
  const { documentId } = await documents.create({ locale: 'en', data });
  await documents.update({ documentId, locale: 'ar', data: arabic });
  await documents.publish({ documentId, locale: '*' });
  return documentId;
}

export const createDoctor = ({ strapi, name, arabicName }: Names) =>
  createEntry(strapi, 'doctor', { name, bio: paragraph(name) }, { name: arabicName });

export function createBranch({ strapi, name, arabicName }: Names) {
  const shared = { phone: '+20220000101', country: 'EG', timeZone: 'Africa/Cairo' };
  const arabic = { name: arabicName, address: 'شارع 1' };
  return createEntry(strapi, 'branch', { name, address: 'Street 1', ...shared }, arabic);
}
