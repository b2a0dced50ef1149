import type { Desk } from '../../../seed/load/desk';
import type { Transaction } from '../../platform/database';
import { demonstrationId } from '../../platform/demonstration-rows';
import { DAY, MINUTE } from '../../scheduling/zone';
import histories from './histories.json';
import { makeFamily } from './people';

/** Writes messages of the contact page with what staff did with them, from addresses without mail. @param by of the history */
export async function writeMessages(trx: Transaction, desk: Desk, by: string, now: number): Promise<number> {
  const { mark, contact } = histories;
  for (const [index, { days, handling }] of contact.entries()) {
    const [writer] = makeFamily(desk, 'messages', index);
    const language = writer?.language ?? 'en';
    const createdAt = Math.round(now - days * DAY);
    const readAt = createdAt + Math.round(Math.min(days, 1) * 0.3 * DAY);
    const message = demonstrationId(`m${index + 1}`);
    const changes = [
      { from: 'new', to: 'read', at: readAt },
      { from: 'read', to: 'done', at: readAt + 12 * MINUTE },
    ].slice(0, ['new', 'read', 'done'].indexOf(handling));
    await trx('contact_messages').insert({
      document_id: message,
      name: `${writer?.firstName} ${writer?.lastName}`,
      email: `visitor-${contact.length - index}@demonstration.example`,
      message: `${desk.messages[index % desk.messages.length]?.[language]}\n\n(${mark[language]})`,
      ...{ language, handling },
      created_at: new Date(createdAt),
      updated_at: new Date(changes.at(-1)?.at ?? createdAt),
      published_at: new Date(createdAt),
    });
    for (const { from, to, at } of changes) {
      const instant = new Date(at);
      const change = { from_handling: from, to_handling: to, at: instant, created_at: instant };
      await trx('contact_events').insert({ message, actor: by, ...change });
    }
  }
  return contact.length;
}
