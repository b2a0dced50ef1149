import type { Core } from '@strapi/strapi';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import {
  DATA_KINDS,
  PROCESSING_ACTIVITIES,
  type ProcessingRegister,
  type RecipientKind,
} from '../../contract/processing-register';
import { readEnvironment } from '../../platform/environment/environment';
import { listRecipients } from './recipients';
import { RETENTION } from './retention';
import { STORED_DATA } from './stored-data';

/** Recipients of all that is stored. */
const OF_EVERYTHING: readonly RecipientKind[] = ['database', 'backups'];

/** Returns the register of processing: what is stored of people, why, for how long, and who receives it, as it is now. */
export async function readRegister(strapi: Core.Strapi): Promise<ProcessingRegister> {
  const { cardRetentionDays, incomingRetentionDays } = (await currentCatalogue(strapi)).data.rules;
  const set = {
    cards: cardRetentionDays,
    incoming: incomingRetentionDays,
    log: readEnvironment().ACCESS_LOG_DAYS,
  };
  const recipients = await listRecipients(strapi);
  const activities = PROCESSING_ACTIVITIES.map((name) => {
    const { subjects, bases, recipients: own, stored } = STORED_DATA[name];
    const receives = [...own, ...OF_EVERYTHING];
    return {
      name,
      subjects,
      bases,
      recipients: recipients.map(({ kind }) => kind).filter((kind) => receives.includes(kind)),
      stored: stored.map(({ table, retention, fields }) => ({
        table,
        retention: RETENTION[retention](set),
        fields: DATA_KINDS.flatMap((kind) => {
          const names = fields[kind];
          return names === undefined ? [] : { kind, names: names.split(' ') };
        }),
      })),
    };
  });
  return { activities, recipients };
}
