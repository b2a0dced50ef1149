import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startStrapi } from './support/strapi';

const directory = mkdtempSync(join(tmpdir(), 'clinic-env-'));
const settings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@clinic.example', CARDS_S3_BUCKET: 'cards' };

// As in a checkout whose own clinic has moved to PostgreSQL, with a shell that names its database.
const file = join(directory, '.env');
const lines = { ...settings, DATABASE_URL: 'postgres://127.0.0.1:1/clinic' };
writeFileSync(
  file,
  Object.entries(lines)
    .map(([key, value]) => `${key}=${value}\n`)
    .join(''),
);
process.env.ENV_PATH = file;
process.env.DATABASE_FILE = join(directory, 'clinic.db');
const backend = await startStrapi();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('a test never reads the settings of the clinic in its checkout', async () => {
  expect((await fetch(`${backend.url}/health/ready`)).status).toBe(200);
  expect(backend.strapi.config.get('database.connection.client')).toBe('sqlite');
  expect(backend.strapi.config.get('database.connection.connection.filename')).toContain(
    backend.environment.DATA_DIR,
  );
  for (const name of Object.keys(settings)) expect(process.env[name]).toBe('');
});
