import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { listSiteMap, pathIn } from '../../support/routes';

const read = async (request: APIRequestContext, path: string) => {
  const html = await (await request.get(encodeURI(path))).text();
  return { html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '' };
};

test('open jobs and offers say how to go on, and what is over has left the lists', async ({ request }) => {
  const map = await listSiteMap(request);
  for (const language of ['en', 'ar']) {
    const entries = (name: string) => map.filter((path) => path.startsWith(`/${language}/${name}/`));
    const jobs = await read(request, `/${language}/jobs`);
    // The foot of every page leads here while there are any.
    expect(/<footer.*<\/footer>/s.exec(jobs.html)?.[0]).toContain(`href="/${language}/jobs"`);
    expect(jobs.main.match(/<article/g)).toHaveLength(3);
    expect(jobs.main).not.toContain('/jobs/4-');
    expect(entries('jobs')).toHaveLength(3);
    const job = await read(request, pathIn({ map, start: `/${language}/jobs/1-` }));
    expect(job.main).toMatch(/id="how-to-apply".*href="mailto:jobs@nabra\.example\?subject=/s);
    expect(job.main).toContain('href="tel:+20');
    // One without an address of its own leads to the contact page.
    const bare = await read(request, pathIn({ map, start: `/${language}/jobs/3-` }));
    expect(bare.main).toMatch(new RegExp(`id="how-to-apply".*href="/${language}/contact"`, 's'));

    const offer = await read(request, pathIn({ map, start: `/${language}/offers/` }));
    expect(offer.main).toContain('id="terms"');
    expect(offer.main).toMatch(new RegExp(`href="/${language}/booking\\?[^"]*service=`));
    expect(offer.main).toMatch(/href="https:\/\/wa\.me\/[^"]*offers/);
    expect(entries('offers').filter((path) => path.includes('/3-'))).toEqual([]);
    expect((await read(request, `/${language}/offers`)).main).not.toContain('/offers/3-');

    for (const [path, way] of [
      [`/${language}/jobs/4`, /href="mailto:jobs@/],
      [`/${language}/offers/3`, /\/booking\?/],
    ] as const) {
      const over = await read(request, path);
      expect(over.html, path).toMatch(/<meta name="robots" content="[^"]*noindex/);
      expect(over.main, path).not.toMatch(way);
      expect(over.main, path).toContain(`href="${path.replace(/\/\d$/, '')}"`);
    }
  }
});
