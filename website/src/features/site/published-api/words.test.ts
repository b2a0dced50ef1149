import { expect, it } from 'vitest';
import { listApiCalls } from '@/contract/api';
import { TRY_SCRIPT } from './client';
import { callsAt } from './rules';
import { referencePage } from './words';

it('the page of published calls has each of them, and nothing of another origin', () => {
  const html = referencePage();
  for (const [name] of listApiCalls()) expect(html).toContain(`<article id="${name}">`);
  expect(html).not.toMatch(/(?:src|href)="(?!#|\/api\/)/);
  expect(html).not.toMatch(/undefined|\[object/);
  expect(() => new Function(TRY_SCRIPT)).not.toThrow();
});

it('only what is published is passed on', () => {
  expect(callsAt('/holds').map(({ method }) => method)).toEqual(['post', 'delete']);
  expect(callsAt('/bookings/536-099-532/cancel')).toHaveLength(1);
  for (const path of ['/', '', '/nothing', '/bookings/a/b/cancel', '/bookings/..%2f/cancel', '/catalogue/'])
    expect(callsAt(path), path).toEqual([]);
});
