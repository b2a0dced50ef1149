type Message = Record<'documentId' | 'kind' | 'reference' | 'to' | 'subject' | 'text', string> & {
  channel: 'email' | 'sms' | 'whatsapp';
  template?: { name: string; language: string; values: Record<string, string> };
};

/** A message as a sender of the outbox is given it; fields given win. */
export const outgoing = (fields: Partial<Message> = {}) => ({
  ...{ id: 1, attempts: 1, documentId: 'm'.repeat(24), kind: 'visit-confirmed', reference: 'a:1' },
  ...{ channel: 'email' as const, to: '+201001234567', subject: '', text: '' },
  ...fields,
});
