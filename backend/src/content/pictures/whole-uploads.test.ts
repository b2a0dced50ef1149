import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { WholeUploads } from './whole-uploads';

const refuse = () => Promise.reject(new Error('refused'));
const refusing = {
  ...{ upload: refuse, uploadStream: refuse, replace: refuse, replaceStream: refuse },
  delete: async () => {},
};

test('a file that is refused before it is read is closed, and ends nothing when it is gone already', async () => {
  const provider = new WholeUploads({} as Core.Strapi).noting(refusing);
  for (const path of [join(__dirname, 'nowhere.jpg'), __filename]) {
    const stream = createReadStream(path);
    const closed = new Promise<void>((done) => stream.once('close', () => done()));
    await expect(provider.uploadStream({ hash: 'room', ext: '.jpg', stream })).rejects.toThrow('refused');
    await closed;
    expect(stream.destroyed).toBe(true);
  }
});
