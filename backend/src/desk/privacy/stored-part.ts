import type { DataKind, DataSubject, LegalBasis, RecipientKind } from '../../contract/processing-register';
import type { RetentionRule } from './retention';

/** A table, or a part of one, that holds data of people: its fields by what kind of data they are. */
export interface StoredPart {
  table: string;
  retention: RetentionRule;
  fields: Partial<Record<DataKind, string>>;
}

export interface StoredActivity {
  subjects: DataSubject[];
  bases: LegalBasis[];
  /** Recipients beside the hosts of database and backups, who receive everything. */
  recipients: RecipientKind[];
  stored: StoredPart[];
}

export const part = (table: string, retention: RetentionRule, fields: StoredPart['fields']): StoredPart => ({
  table,
  retention,
  fields,
});
