import { expect } from 'vitest';
import {
  type ClinicImport,
  type ImportChoice,
  type ImportKind,
  importAnswer,
} from '../../src/contract/imports';
import { servicesOf } from '../../src/platform/services';
import { ask, DAY, startClinic } from './clinic';

/** A day on which the doctors work, by the clock of the branch. */
export const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

export async function startImports() {
  const started = await startClinic();
  const { backend, clinic } = started;
  const site = { manager: '' };
  const signInAgain = async () => {
    site.manager = await started.signIn('manager');
  };
  await signInAgain();
  const call = (path: string, data?: unknown, method?: string) =>
    ask(backend, `/imports${path}`, { token: site.manager, data, method });

  const send = (kind: ImportKind, body: string | Blob) => {
    const headers = { Authorization: `Bearer ${site.manager}` };
    return fetch(`${backend.url}/api/imports?kind=${kind}`, { method: 'POST', headers, body });
  };

  async function show({ documentId }: ClinicImport): Promise<ClinicImport> {
    await servicesOf(backend.strapi).imports.work();
    return (await call(`/${documentId}`)).body.data;
  }

  /** Uploads a file and has it tried, with the columns as they were guessed. */
  async function tried(kind: ImportKind, text: string, change: Partial<ImportChoice> = {}) {
    const answer = await send(kind, text);
    expect(answer.status).toBe(201);
    const made = importAnswer.parse(await answer.json()).data;
    const choice = { ...made.choice, branch: clinic.branch, ...change };
    expect((await call(`/${made.documentId}`, choice, 'PUT')).status).toBe(200);
    return show(made);
  }

  async function run(made: ClinicImport, how: 'all' | 'fitting' = 'fitting') {
    expect((await call(`/${made.documentId}/run`, { how })).status).toBe(200);
    return show(made);
  }

  return { ...started, site, signInAgain, call, send, show, tried, run };
}
