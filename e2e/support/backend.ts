import { randomUUID } from 'node:crypto';
import { environment, nextAddress } from './environment';

export interface Call {
  /** GET without a body, POST with one, when left out. */
  method?: string;
  path: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** Calls the backend as the website does for a visitor that nobody has seen yet. @throws Error when it refuses */
export async function callBackend({ method, path, body, token, headers }: Call) {
  const answer = await fetch(`${environment.backendUrl}/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Website-Key': environment.websiteSettings.WEBSITE_KEY,
      'X-Client-IP': nextAddress(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
