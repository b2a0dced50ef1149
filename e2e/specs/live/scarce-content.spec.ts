import { expect, test } from '@playwright/test';
import { copyBuild, freePort, serveBuild } from '../../support/builds';
import { signInAsEditor } from '../../support/editor';
import { directionOf, type Locale, otherLocale } from '../../support/locale';
import { readPageHead } from '../../support/page-head';
import { pathOf, publicRoutes } from '../../support/routes';

const locales: Locale[] = ['en', 'ar'];

test('with the backend gone, every public page is still served, and a search too', async ({ request }) => {
  test.setTimeout(120_000);
  const { build, remove } = copyBuild();
  const [port, nobody] = [await freePort(), await freePort()];
  const settings = { BACKEND_URL: `http://127.0.0.1:${nobody}` };
  const { stop } = await serveBuild({ build, port, settings });
  try {
    const ofRoutes = locales.flatMap((language) =>
      publicRoutes.map((route) => pathOf({ route, language, request })),
    );
    const paths = [...(await Promise.all(ofRoutes)), '/', '/en/doctors?q=nadia', '/ar/blog?q=zzzz'];
    const faulty: string[] = [];
    for (const path of paths) {
      const answer = await request.get(`http://localhost:${port}${encodeURI(path)}`);
      const html = await answer.text();
      if (answer.status() !== 200 || !html.includes('<h1')) faulty.push(`${answer.status()} ${path}`);
    }
    expect(faulty).toEqual([]);
  } finally {
    await stop();
    remove();
  }
});

test('what is not translated is shown in the other language, and says so', async ({ request }) => {
  const editor = await signInAsEditor(request);
  for (const written of locales) {
    const read = otherLocale[written];
    const question = `${written === 'ar' ? 'سؤال بلا ترجمة' : 'A question without translation'} ${Date.now()}`;
    const data = { question, answer: question };
    const id = await editor.create({ type: 'faq', language: written, data });
    try {
      await expect
        .poll(async () => (await request.get(`/${read}/faq`)).text(), { timeout: 15_000 })
        .toContain(question);
      const html = await (await request.get(`/${read}/faq`)).text();
      expect(readPageHead(html).lang).toBe(read);
      const marked = new RegExp(
        `<[^>]*lang="${written}"[^>]*dir="${directionOf[written]}"[^>]*>[^§]{0,400}${question}`,
      );
      expect(html).toMatch(marked);
    } finally {
      await editor.remove({ type: 'faq', id });
    }
  }
});
