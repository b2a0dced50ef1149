import type { Core } from '@strapi/strapi';
import { documentsOf } from './documents';

const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

type Names = { strapi: Core.Strapi; name: string; arabicName: string };

export async function createDoctor({ strapi, name, arabicName }: Names): Promise<string> {
  const doctors = documentsOf(strapi, 'doctor');
  const { documentId } = await doctors.create({ locale: 'en', data: { name, bio: paragraph(name) } });
  await doctors.update({ documentId, locale: 'ar', data: { name: arabicName } });
  await doctors.publish({ documentId, locale: '*' });
  return documentId;
}

export async function createBranch({ strapi, name, arabicName }: Names): Promise<string> {
  const branches = documentsOf(strapi, 'branch');
  const shared = { phone: '+20220000101', country: 'EG', timeZone: 'Africa/Cairo' };
  const { documentId } = await branches.create({
    locale: 'en',
    data: { name, address: 'Street 1', ...shared },
  });
  await branches.update({ documentId, locale: 'ar', data: { name: arabicName, address: 'شارع 1' } });
  await branches.publish({ documentId, locale: '*' });
  return documentId;
}
