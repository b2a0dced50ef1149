import { expect, test } from 'vitest';
import { systemStatusAnswer } from './system-status';

const versions = { product: '2.0.0', contract: 'def', node: '24.0.0', strapi: '5.0.0', database: null };
const nothing = {
  ...{ mail: null, requests: null, backups: null, jobs: null },
  ...{ publishing: null, database: null, server: null },
};

test('a website that is told matters of another release still reads the others, and the versions', () => {
  const data = {
    ...{ at: '2026-11-23T12:00:00.000Z', ...nothing, versions },
    messages: { state: 'look', open: 3, oldestAt: '2026-11-23T10:00:00.000Z' },
    jobs: { state: 'well', jobs: [{ name: 'aJobOfTheNextRelease', lastSuccessAt: null, condition: 'well' }] },
  };
  const told = systemStatusAnswer.parse({ data }).data;
  expect([told.jobs, told.messages?.open, told.versions]).toEqual([null, 3, versions]);
});
