import type { Core } from '@strapi/strapi';
import { AT_ANY_HOUR } from '../scheduling/service-needs';
import type { Practice } from '../scheduling/slots';
import type { BookableBranch, BookableResource } from './catalogue-data';
import { resourceRow } from './catalogue-schemas';
import { byDocument, onlyId, rows } from './read-rows';

type Row = ReturnType<typeof resourceRow.parse>;

function practiceOf({ hours, outOfOrder }: Row, timeZone: string): Practice | null {
  if (hours.length === 0 && outOfOrder.length === 0) return null;
  const schedule = { ...AT_ANY_HOUR, ...(hours.length > 0 ? { shifts: hours } : {}) };
  return { timeZone, schedules: [schedule], absences: outOfOrder };
}

export async function readResources(
  strapi: Core.Strapi,
  branches: Record<string, BookableBranch>,
): Promise<BookableResource[]> {
  const found = await rows({
    strapi,
    uid: 'api::resource.resource',
    schema: resourceRow,
    populate: { branch: onlyId, hours: true, outOfOrder: true },
    published: false,
  });
  const orderOf = new Map(found.map(({ documentId, order }) => [documentId, order ?? 0]));
  const all = byDocument(found, ({ entry, versions: [version] }) => {
    const branch = version.branch?.documentId ?? '';
    const timeZone = branches[branch]?.timeZone;
    const practice = timeZone === undefined ? null : practiceOf(version, timeZone);
    return { ...entry, branch, kind: version.kind, practice };
  });
  return Object.values(all)
    .filter(({ branch }) => branches[branch])
    .sort((one, other) => (orderOf.get(one.documentId) ?? 0) - (orderOf.get(other.documentId) ?? 0));
}
