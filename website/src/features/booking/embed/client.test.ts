import { expect, it } from 'vitest';
import { EMBED_SCRIPT, embedTag } from './client';

it('the script of other sites is at most 5 KB, and one that browsers can read', () => {
  expect(Buffer.byteLength(EMBED_SCRIPT)).toBeLessThanOrEqual(5 * 1024);
  expect(() => new Function(EMBED_SCRIPT)).not.toThrow();
  expect(EMBED_SCRIPT).not.toMatch(/cookie|localStorage|innerHTML/);
});

it('its line names what was chosen', () => {
  const tag = embedTag({ origin: 'https://clinic.example', lang: 'ar', doctor: 7, branch: null });
  const [src, data] = ['src="https://clinic.example/embed.js"', 'data-doctor="7" data-lang="ar"'];
  expect(tag).toBe(`<script async ${src} ${data}></script>`);
});
