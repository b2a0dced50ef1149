import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { writeLog } from '../../audit/write-log';
import { listProblems } from '../../content/editorial/checks';
import { uidOf } from '../../content/editorial/types';
import type { SettingsChange, SettingValue } from '../../contract/clinic-settings';
import type { LogAction } from '../../contract/log';
import { LANGUAGES } from '../../contract/patient';
import type { FieldError } from '../../contract/refusals';
import type { Language } from '../../platform/clinic-time';
import { inTransaction, isPostgres, type Transaction } from '../../platform/database';
import {
  invalid,
  invalidFields,
  notFound,
  type Outcome,
  orLeave,
  RefusedWithin,
  versionConflict,
} from '../../platform/refusal';
import type { Acting } from '../../platform/with';
import { parseSetting } from './parse-settings';
import { readSettings, type SettingsType, type StoredSettings } from './read-settings';

/** Data to store: for all languages, and for each alone. */
interface Data {
  shared: Record<string, unknown>;
  words: Record<Language, Record<string, string | null>>;
}

function parseAll(stored: StoredSettings, values: SettingsChange['values']): Outcome<Data> {
  const data: Data = { shared: {}, words: { en: {}, ar: {} } };
  const faults: FieldError[] = [];
  for (const [name, value] of Object.entries(values)) {
    const shape = stored.shapes.find((one) => one.name === name);
    if (!shape) return invalid([{ path: [name], code: 'unknownField', message: `${name} is not known` }]);
    const parsed = parseSetting(shape, value);
    if (!parsed.ok) {
      const { path, code } = parsed;
      faults.push({ path: [path], code, message: `${path}: ${code}` });
    } else if ('words' in parsed) {
      for (const language of LANGUAGES) data.words[language][name] = parsed.words[language];
    } else {
      data.shared[name] = parsed.shared;
    }
  }
  return faults.length > 0 ? invalid(faults) : { ok: true, value: data };
}

/** Returns what the editor's form would refuse beyond bounds, in the reader's language. */
function check(type: SettingsType, stored: StoredSettings, data: Data, language: Language): FieldError[] {
  return LANGUAGES.flatMap((of) =>
    listProblems(type.noun, { ...wordsOf(stored, of), ...data.shared, ...data.words[of] }).flatMap(
      ({ path, message }) => {
        const [name = ''] = path;
        const isWords = name in data.words[of];
        // A fault of a field shared by both languages is reported once.
        if (!isWords && of !== LANGUAGES[0]) return [];
        const at = isWords ? [...path, of] : path;
        return [{ path: [at.join('.')] as [string], code: 'explained' as const, message: message[language] }];
      },
    ),
  );
}

function wordsOf(stored: StoredSettings, language: Language): Record<string, unknown> {
  const words = stored.fields.flatMap(({ name, value }) =>
    typeof value === 'object' && 'en' in value ? [[name, value[language]]] : [],
  );
  return { ...stored.entry, ...Object.fromEntries(words) };
}

const LONGEST_SAID = 80;

function said(value: SettingValue, language?: Language): string {
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value)
        ? value.map(({ day, opensAt, closesAt }) => `${day} ${opensAt}-${closesAt}`).join(', ')
        : textIn(value, language ?? 'en');
  const line = text.replace(/\s+/g, ' ').replace(/["\\]/g, "'");
  return line.length > LONGEST_SAID ? `${line.slice(0, LONGEST_SAID - 1)}…` : line;
}

function textIn(value: SettingValue, language: Language): string {
  return typeof value === 'object' && 'en' in value ? value[language] : '';
}

function changesOf({ before, after }: { before: StoredSettings; after: StoredSettings }) {
  return after.fields.flatMap(({ name, value }) => {
    const was = before.fields.find((one) => one.name === name)?.value ?? '';
    const isWords = typeof value === 'object' && 'en' in value;
    const lines: { language?: Language; at: string }[] = isWords
      ? LANGUAGES.map((language) => ({ language, at: `${name}.${language}` }))
      : [{ at: name }];
    return lines.flatMap(({ language, at }) => {
      const whole = (one: SettingValue) => JSON.stringify(language ? textIn(one, language) : one);
      if (whole(was) === whole(value)) return [];
      return [{ setting: at, from: said(was, language), to: said(value, language) }];
    });
  });
}

/** Returns the chosen services for one language's settings; none if the service is linked in another language only. */
async function servicesIn(strapi: Core.Strapi, stored: StoredSettings, data: Data, language: Language) {
  const chosen: Record<string, unknown> = {};
  for (const { name, kind } of stored.shapes) {
    const documentId = data.shared[name];
    if (kind !== 'service' || documentId === undefined) continue;
    const where = { documentId, locale: { $in: stored.languages } };
    const found: { locale: string }[] = await strapi.db.query('api::service.service').findMany({ where });
    const isWritten = found.length === 0 || found.some(({ locale }) => locale === language);
    chosen[name] = isWritten ? documentId : null;
  }
  return chosen;
}

async function write(strapi: Core.Strapi, type: SettingsType, stored: StoredSettings, data: Data) {
  const documents = strapi.documents(uidOf(type.noun));
  const documentId = stored.documentId ?? (await documents.create({ locale: 'en', data: {} })).documentId;
  const [first = 'en', ...others] = stored.languages;
  // Shared fields are written with the first language, and Strapi carries them over to the others, except the service.
  for (const language of [first, ...LANGUAGES.filter((one) => one !== first)]) {
    const words = data.words[language];
    const isFirst = language === first;
    const isThere = isFirst || others.includes(language);
    const services = isThere ? await servicesIn(strapi, stored, data, language) : {};
    const own = { ...(isFirst ? data.shared : {}), ...services, ...words };
    const isNeeded = isThere ? Object.keys(own).length > 0 : Object.values(own).some((text) => text !== null);
    if (isNeeded) await documents.update({ documentId, locale: language, data: own } as never);
  }
}

/** Locks the settings until the transaction is over, also against the first ones; SQLite has one writer anyway. */
async function lock(trx: Transaction, strapi: Core.Strapi, type: SettingsType) {
  if (!isPostgres(strapi.db.connection)) return;
  const { tableName } = strapi.db.metadata.get(uidOf(type.noun));
  await trx.raw('LOCK TABLE ?? IN SHARE ROW EXCLUSIVE MODE', [tableName]);
}

/** Changes settings by the checks of the editor's form, and logs what was there. Refused with 409 if outdated, 400 if wrong. */
export async function changeSettings(
  { strapi, by, address, now }: Acting,
  type: SettingsType,
  { version, language, values }: SettingsChange,
  action: LogAction,
): Promise<Outcome<StoredSettings>> {
  try {
    const after = await inTransaction(strapi, async (trx) => {
      await lock(trx, strapi, type);
      const before = (await readSettings(strapi, type)) ?? orLeave(notFound());
      if (before.version !== version) orLeave(versionConflict());
      const data = orLeave(parseAll(before, values));
      const problems = check(type, before, data, language);
      if (problems.length > 0) orLeave(invalid(problems));
      await write(strapi, type, before, data);
      const written = (await readSettings(strapi, type)) ?? orLeave(notFound());
      for (const detail of changesOf({ before, after: written }))
        await writeLog({ db: trx, by, address, now }, action, { detail });
      return written;
    });
    return { ok: true, value: after };
  } catch (error) {
    if (error instanceof RefusedWithin) return { ok: false, refusal: error.refusal };
    if (error instanceof errors.ValidationError) return invalidFields(pathsOf(error));
    throw error;
  }
}

function pathsOf(error: InstanceType<typeof errors.ValidationError>): string[] {
  const details: { errors?: { path?: unknown }[] } = error.details ?? {};
  const names = (details.errors ?? []).map(({ path }) => (Array.isArray(path) ? String(path[0]) : ''));
  return names.length > 0 ? names : [''];
}
