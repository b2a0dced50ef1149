import type { APIRequestContext } from '@playwright/test';
import { type Doctor, doctorOfTest } from '../support/doctors';
import type { Locale } from '../support/locale';

/** The path, without the language, of a doctor on the list; of one of the test's own when left out. */
export async function doctorPath({
  request,
  language,
  doctor = doctorOfTest(),
}: {
  request: APIRequestContext;
  language: Locale;
  doctor?: Doctor;
}): Promise<string> {
  const html = await (await request.get(`/${language}/doctors`)).text();
  const [, path] = new RegExp(`href="/${language}(/doctor/${doctor.number}-[^"?#]+)"`).exec(html) ?? [];
  if (!path) throw new Error(`The list of doctors has no link to doctor ${doctor.number}.`);
  return path;
}
