import { expect, it } from 'vitest';
import { EMBED_SCRIPT, embedTag } from './client';

it('the script of other sites keeps nothing in them, and its line names what was chosen', () => {
  expect(EMBED_SCRIPT).not.toMatch(/cookie|localStorage|innerHTML/);
  const tag = embedTag({ origin: 'https://clinic.example', lang: 'ar', doctor: 7, branch: null });
  const [src, data] = ['src="https://clinic.example/embed.js"', 'data-doctor="7" data-lang="ar"'];
  expect(tag).toBe(`<script async ${src} ${data}></script>`);
});
