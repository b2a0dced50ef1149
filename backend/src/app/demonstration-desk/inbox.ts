import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { z } from 'zod';
import type { Desk } from '../../../seed/load/desk';
import { keepCard } from '../../cards/keep-card';
import { redrawCard } from '../../cards/picture';
import { PHONE_CHANNELS } from '../../contract/channels';
import { LANGUAGES } from '../../contract/patient';
import { insertIncomingEvent } from '../../desk/inbox/incoming-rows';
import { incomingKey } from '../../messaging/incoming-messages';
import type { Language } from '../../platform/clinic-time';
import type { Transaction } from '../../platform/database';
import { demonstrationId } from '../../platform/demonstration-rows';
import { MINUTE } from '../../scheduling/zone';
import histories from './histories.json';
import type { rowsOf } from './rows';

const phoneChannel = z.enum(PHONE_CHANNELS);
/** Gap between what people of one language and of the other send. */
const APART = 14;
const MEDIA_TYPES: Partial<Record<string, string>> = { voice: 'audio/ogg', picture: 'image/webp' };

export type PlannedIncoming = (typeof histories)['incoming'][number] & {
  id: string;
  language: Language;
  text: string;
  phone: string;
  appointment: string;
  at: number;
};

export function planIncoming(
  appointments: ReturnType<typeof rowsOf>['appointments'],
  desk: Desk,
  now: number,
): PlannedIncoming[] {
  return LANGUAGES.flatMap((language, turn) => {
    const ahead = appointments.filter(
      (one) =>
        one.language === language &&
        one.status === 'confirmed' &&
        one.starts_at.getTime() > now + 60 * MINUTE,
    );
    return histories.incoming.flatMap((sent, index) => {
      const visit = ahead[index * 3];
      if (!visit) return [];
      const words = sent.saying === null ? '' : (desk.incoming[sent.saying]?.[language] ?? '');
      return {
        ...sent,
        id: demonstrationId(`w${turn * histories.incoming.length + index + 1}`),
        language,
        text: words && `${words}\n(${histories.mark[language]})`,
        phone: visit.phone,
        appointment: visit.document_id,
        at: now - (sent.minutesAgo + turn * APART) * MINUTE,
      };
    });
  });
}

/** Writes them, with what staff did. @param by of the history */
export async function writeIncoming(trx: Transaction, planned: readonly PlannedIncoming[], by: string) {
  for (const { id, channel, kind, text, phone, appointment, language, handling, at } of planned) {
    const instant = new Date(at);
    const type = MEDIA_TYPES[kind];
    await trx('incoming_messages').insert({
      document_id: id,
      key_hash: incomingKey(phoneChannel.parse(channel), id),
      ...{ channel, kind, text, phone, appointment },
      ...{ language, handling, at: instant, created_at: instant, updated_at: instant },
      media_state: type ? 'kept' : null,
      media_type: type ?? null,
      media_attempts: 0,
    });
    if (handling !== 'done') continue;
    await insertIncomingEvent({ trx, by, now: at + 3 * MINUTE }, id, 'read');
    await insertIncomingEvent({ trx, by, now: at + 5 * MINUTE }, id, 'done');
  }
}

const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1100">
  <rect width="900" height="1100" fill="#8a6f57"/><g transform="rotate(-3 450 550)"><rect x="110" y="90" width="680" height="920" fill="#fbfaf6"/>
  <rect x="170" y="150" width="250" height="26" rx="6" fill="#0b6b7d"/><circle cx="690" cy="170" r="34" fill="none" stroke="#0b6b7d" stroke-width="10"/>
  <path d="M690 150v40M670 170h40" stroke="#0b6b7d" stroke-width="10"/>
  ${[280, 350, 420, 530, 600, 670].map((y, index) => `<path d="M170 ${y}q40-22 80 0t80 0t80 0t80 0${index % 3 === 2 ? '' : 't80 0'}" fill="none" stroke="#3b4a6b" stroke-width="7"/>`).join('')}
  <path d="M480 860c40-90 70 60 110-10s40-30 90-20" fill="none" stroke="#22366b" stroke-width="8"/></g></svg>`;

/** Stores the voice notes and pictures of what was written, as if they had been fetched. */
export async function keepDemonstrationMedia(strapi: Core.Strapi, planned: PlannedIncoming[], now: number) {
  const picture = await redrawCard(await sharp(Buffer.from(PHOTO)).jpeg().toBuffer());
  for (const { id: incoming, kind, language } of planned) {
    if (kind === 'picture' && picture.ok) {
      const { content, width, height } = picture.value;
      await keepCard({ strapi, now }, content, { width, height, incoming });
    }
    if (kind !== 'voice') continue;
    const file = join(strapi.dirs.app.root, 'seed', 'common', 'incoming', `voice.${language}.ogg`);
    await keepCard({ strapi, now }, readFileSync(file), { incoming });
  }
}
