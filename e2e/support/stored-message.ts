import { queryDatabase } from './database';

export interface StoredMessage {
  name: string;
  message: string;
  language: string;
}

/** The contact messages from an address as they lie in the database, and how many mails tell of them. */
export function findMessages(email: string): { messages: StoredMessage[]; mails: number } {
  const rows = queryDatabase({
    sql: 'SELECT document_id, name, message, language FROM contact_messages WHERE email = ?',
    values: [email],
  });
  const read = (row: unknown, name: string) =>
    typeof row === 'object' && row !== null ? String(Reflect.get(row, name)) : '';
  const mails = rows.flatMap((row) =>
    queryDatabase({
      sql: "SELECT id FROM outbox_messages WHERE kind = 'contact-message' AND reference = ?",
      values: [read(row, 'document_id')],
    }),
  );
  return {
    messages: rows.map((row) => ({
      name: read(row, 'name'),
      message: read(row, 'message'),
      language: read(row, 'language'),
    })),
    mails: mails.length,
  };
}
