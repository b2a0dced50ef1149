import { createHmac } from 'node:crypto';
import { websiteSettings } from './environment';

/** Tells a website, as the backend would, that entries of these types have changed. */
export async function tellOfChanges({ site, types }: { site: string; types: string[] }): Promise<void> {
  const { REVALIDATE_SECRET: secret = '' } = websiteSettings();
  for (const model of types) {
    const body = JSON.stringify({ model, documentId: null, event: 'unpublish', at: Date.now() });
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    const answer = await fetch(`${site}/api/revalidate`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The notice about ${model} was answered ${answer.status}.`);
  }
}
