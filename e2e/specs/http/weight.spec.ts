import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '../../support/fixtures';

const KB = 1024;

for (const language of ['en', 'ar'])
  test(`the home page /${language} is at most 160 KB of HTML, and 18 KB as it is sent`, async ({
    request,
  }) => {
    const html = await (await request.get(`/${language}`)).body();
    // What is kept is compressed so for all but its first reader.
    const sent = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
    expect(html.length).toBeLessThanOrEqual(160 * KB);
    expect(sent.length).toBeLessThanOrEqual(18 * KB);
  });
