import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { openDatabase } from '../../scripts/backup/database.mjs';
import { askJson } from './ask-json.mjs';
import { jsonValue, TEXTS } from './fuzz-random.mjs';
import { createJudge } from './openapi-judge.mjs';

/** Each is answered so often in a minute as the clinic answers one system. */
const KEYS = 400;
/** Number of patients' messages, to be read and answered. */
const MESSAGES = 50;
const DAY_MS = 86_400_000;

const idOf = () => randomBytes(12).toString('hex');

/** Makes messages of patients, and keys with rights and branches by chance; the first key, and half of the others, have all. */
async function makeRows({ databaseUrl, databaseFile, random, scopes, branches }) {
  const db = await openDatabase({ databaseUrl, databaseFile });
  const at = databaseUrl ? 'now()' : String(Date.now());
  const keys = Array.from({ length: KEYS }, (_, index) => {
    const isWhole = index === 0 || random.chance(0.5);
    return {
      secret: `clinic_${randomBytes(32).toString('base64url')}`,
      scopes: isWhole ? scopes : random.some(scopes),
      branches: isWhole || random.chance(0.5) ? null : random.some(branches),
    };
  });
  const rows = keys.map(({ secret, scopes: own, branches: of }) => {
    const hash = createHash('sha256').update(secret).digest('hex');
    const places = of === null ? 'NULL' : `'${JSON.stringify(of)}'`;
    return `('${idOf()}', 'Fuzz', '${hash}', '${JSON.stringify(own)}', ${places}, '${idOf()}', ${at}, ${at}, ${at})`;
  });
  await db.all(
    `INSERT INTO api_keys (document_id, name, secret_hash, scopes, branches, made_by, created_at, updated_at, published_at)
     VALUES ${rows.join(', ')} RETURNING id`,
  );
  const messages = Array.from({ length: MESSAGES }, (_, index) => {
    const id = idOf();
    return `('${id}', '${id}', 'sms', '+20100${1_000_000 + index}', 'text', 'May I come?', 'en', 'new', ${at}, ${at})`;
  });
  await db.all(
    `INSERT INTO incoming_messages (document_id, key_hash, channel, phone, kind, text, language, handling, at, created_at)
     VALUES ${messages.join(', ')} RETURNING id`,
  );
  await db.close();
  return keys.map(({ secret }) => secret);
}

/** Returns values that exist for the fields of calls, read through the API itself. */
async function readKnown({ call, stored }) {
  const { data: catalogue } = await call('/catalogue');
  const ids = (list) => list.map(({ documentId }) => documentId);
  const { data: next } = await call('/free-times/next');
  const from = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
  const times = [];
  for (const { doctor, branch } of next.slice(0, 8)) {
    const { data } = await call(`/free-times?${new URLSearchParams({ doctor, branch, from, days: '14' })}`);
    const starts = data.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
    times.push(...starts.map((startsAt) => ({ doctor, branch, startsAt })));
  }
  const phones = Array.from({ length: 500 }, (_, one) => `+20101${String(1_000_000 + one)}`);
  return {
    times,
    branch: ids(catalogue.branches),
    doctor: ids(catalogue.doctors),
    service: ids(catalogue.services),
    specialty: ids(catalogue.specialties),
    startsAt: times.map(({ startsAt }) => startsAt),
    from: [from],
    firstDay: [from],
    lastDay: [from],
    phone: [...phones, '01001234567', '٠١٠٠١٢٣٤٥٦٧'],
    firstName: ['Mona', 'منى'],
    lastName: ['Hassan', 'حسن'],
    email: ['mona@clinic.example', null],
    age: [34, '٣٤'],
    version: [1, 1, 1, 2, 3],
    number: stored.booked.map(({ number }) => number),
    id: await stored.idsIn('appointments'),
    messages: await stored.idsIn('incoming_messages'),
    code: ['123456'],
  };
}

/** A value of a schema, of what is known where its name is. */
function makeValue({ schema, name, known, random }) {
  if (random.chance(0.04)) return random.chance(0.5) ? random.pick(TEXTS) : jsonValue(random);
  if (schema.enum) return random.pick(schema.enum);
  if (known[name]) return random.pick(known[name]);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return makeValue({ schema: random.pick(options), name, known, random });
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(([field]) =>
      random.chance(schema.required?.includes(field) ? 0.98 : 0.4),
    );
    const made = fields.map(([field, inner]) => [
      field,
      makeValue({ schema: inner, name: field, known, random }),
    ]);
    const more = random.chance(0.02) ? [[random.pick(TEXTS), jsonValue(random)]] : [];
    return Object.fromEntries([...made, ...more]);
  }
  if (schema.type === 'array') return [makeValue({ schema: schema.items ?? {}, name, known, random })];
  if (schema.type === 'integer' || schema.type === 'number') return random.pick([0, 1, 2, 7, 42, -1, 1e9]);
  if (schema.type === 'boolean') return random.chance(0.8);
  if (schema.type === 'null') return null;
  return random.pick(['1', 'x', ...TEXTS]);
}

const textOf = (value) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** Dots alone name another path, wherever the address is read. */
const inPath = (text) => (/^\.*$/.test(text) ? 'x' : encodeURIComponent(text));

/** Headers that carry other characters are refused by Node itself, before any call. */
const asHeader = (value) =>
  textOf(value)
    .replace(/[^\t\x20-\x7e]/g, '?')
    .slice(0, 4000);

/** Calls of the published API, made from its description and bent here and there, each with what judges its answer. */
export async function createApiCalls({ site, databaseUrl, stored, random }) {
  const document = await askJson(`${site.siteUrl}/api/openapi.json`);
  const judge = createJudge(document);
  const base = document.servers[0].url;
  const scopes = [...new Set(judge.operations.flatMap(({ security }) => security[0].key))];
  const { databaseFile } = site;
  const branches = await stored.idsIn('branches');
  const keys = await makeRows({ databaseUrl, databaseFile, random, scopes, branches });
  const call = (path) => askJson(`${site.siteUrl}${base}${path}`, { token: keys[0] });
  const known = await readKnown({ call, stored });

  return () => {
    const operation = random.pick(judge.operations);
    const parameters = operation.parameters ?? [];
    const booked = random.pick(stored.booked);
    const time = random.pick(known.times);
    const here = {
      ...known,
      number: [booked.number],
      ...(operation.path.startsWith('/messages') && known.messages.length > 0 ? { id: known.messages } : {}),
      ...(random.chance(0.8)
        ? { branch: [time.branch], doctor: [time.doctor], startsAt: [time.startsAt] }
        : {}),
    };
    const given = {
      'X-Manage-Key': booked.key,
      'Idempotency-Key': randomUUID(),
      'X-Hold-Key': random.pick(['aaaaaaaa-bbbb-cccc-dddd-000000000001', randomUUID()]),
    };
    const headers = [
      ['Authorization', random.chance(0.97) ? `Bearer ${random.pick(keys)}` : asHeader(random.pick(TEXTS))],
      ['X-Forwarded-For', `10.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`],
    ];
    const query = new URLSearchParams();
    let path = operation.path;
    for (const { name, in: place, required, schema } of parameters) {
      const value = () => makeValue({ schema, name, known: here, random });
      if (place === 'path') path = path.replace(`{${name}}`, inPath(textOf(value())));
      else if (random.chance(required ? 0.97 : 0.3)) {
        if (place === 'query') query.append(name, textOf(value()));
        else headers.push([name, random.chance(0.95) && given[name] ? given[name] : asHeader(value())]);
      }
    }
    if (random.chance(0.02)) query.append(textOf(random.pick(TEXTS)), textOf(random.pick(TEXTS)));
    const content = operation.requestBody?.content['application/json'];
    let body = null;
    if (content) {
      const text = JSON.stringify(makeValue({ schema: content.schema, name: '', known: here, random }));
      body = random.chance(0.02) ? text.slice(0, -1) : text;
      headers.push(['Content-Type', random.chance(0.99) ? 'application/json' : 'text/plain']);
    }
    return {
      app: 'api',
      group: operation.operationId,
      method: operation.method,
      path: `${base}${path}${query.size > 0 ? `?${query}` : ''}`,
      headers,
      body,
      faultOf: ({ status, whole }) => judge.faultOf(operation.operationId, { status, text: whole ?? '' }),
    };
  };
}
