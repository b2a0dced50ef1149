import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '../support/locale';
import { type OwnDoctor, ownDoctor } from '../support/own-doctor';

/** The path, without the language, of a doctor on the list; of one of the test's own when left out. */
export async function doctorPath({
  request,
  language,
  doctor = ownDoctor(),
}: {
  request: APIRequestContext;
  language: Locale;
  doctor?: OwnDoctor;
}): Promise<string> {
  const html = await (await request.get(`/${language}/doctors`)).text();
  const [, path] = new RegExp(`href="/${language}(/doctor/${doctor.number}-[^"?#]+)"`).exec(html) ?? [];
  if (!path) throw new Error(`The list of doctors has no link to doctor ${doctor.number}.`);
  return path;
}
