import { z } from 'zod';
import { API_HEADERS, type ApiCall, type ApiCallName, type ApiHeader, listApiCalls } from './api';
import { apiExamples } from './api-examples';
import { API_CALLS_PER_MINUTE, type ApiScope } from './api-key';
import { type Refusal, refusalSchema } from './refusals';

export const API_BASE = '/api/v1';

type Json = Record<string, unknown>;

const SCOPES: Record<ApiScope, { name: string; about: string }> = {
  catalogue: { name: 'Catalogue', about: 'What can be booked and when.' },
  book: { name: 'Booking', about: 'A booking and what its patient does with it.' },
  readAppointments: { name: 'Appointments', about: 'What staff read of appointments.' },
  writeAppointments: { name: 'Changes', about: 'What staff change of appointments.' },
  messages: { name: 'Messages', about: 'What patients write, and answers.' },
};

/** Words for fields that mean the same wherever they stand. */
const FIELDS: Record<string, string> = {
  documentId: 'The id by which calls name it.',
  number: 'The number in the address of its page; null without a page.',
  branch: 'Id of a branch.',
  doctor: 'Id of a doctor.',
  service: 'Id of a service; the usual consultation when it is left out.',
  specialty: 'Id of a specialty.',
  startsAt: 'ISO 8601, in UTC.',
  endsAt: 'ISO 8601, in UTC.',
  laterVisits:
    'Of a service that is a series, the visits after the first, without which it is refused with 400. Where they are no whole series that is free, one is offered with the refusal.',
  others: 'Other visits of its series that are changed with it, all or none, each as it was looked at.',
  series: 'Every visit of its series in order; empty for what is no series.',
  expiresAt: 'ISO 8601, in UTC.',
  timeZone: 'Zone of the branch, of the IANA database.',
  version: 'Counts the changes of an appointment: send the one you looked at.',
  phone: 'E.164 in answers; as it is written in its country, with any digits, when it is sent.',
  tellBy:
    'How the phone may be written to, of `phoneChannels` of the catalogue: its owner agreed to `phoneMessagesText`. Null where it is only called.',
  news: 'The patient agreed to `newsText` of the catalogue, which is empty where nobody is asked.',
  phoneChannels: 'What a phone can be written to by; none where there is nothing.',
  callBy: 'By when the clinic calls about a request; null where no call is promised.',
  manageKey: 'Opens the appointment to its patient.',
  fileKey: 'Opens the files of the appointment for a quarter of an hour.',
  locale: 'Language the patient is written to in.',
  guardianName:
    'Who is responsible for a patient younger than `guardianAge` of the catalogue; needed for them.',
  guardianRelation: 'What they are to the patient; needed with `guardianName`.',
  guardianPhone: 'Their phone; that of the booking when it is left out.',
  guardianAge: 'Patients younger than this need somebody who is responsible for them; 0 for none.',
  consent: 'The patient agreed to `consentText` of the catalogue.',
  takesBookings: 'False while an editor has closed it for new bookings.',
  againInSeconds: 'When another code may be asked for.',
  answered: 'How many answers staff have given to the message.',
};

/** Words for what stands in a query: in a body and an answer these names mean something else. */
const QUERY: Record<string, string> = {
  ...FIELDS,
  from: 'First day, by the clock of the branch; for appointments an instant.',
  days: 'How many days.',
  doctors: 'Ids of doctors, parted by commas; all when left out.',
  page: 'From 1.',
  pageSize: 'At most 100.',
  sort: 'A field and its direction: `startsAt:asc`.',
};

/** A schema of the contract as JSON Schema: what goes over the wire, before anybody has read it. */
function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return made;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for what is shown of a branch or a doctor, where a request has the id alone. */
function isShape(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  return schema.type === 'object' || (Array.isArray(schema.anyOf) && schema.anyOf.some(isShape));
}

function describe(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(describe);
  if (!isObject(value)) return value;
  const { properties, ...rest } = value;
  const described = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, describe(one)]));
  if (!isObject(properties)) return described;
  const fields = Object.entries(properties).map(([name, field]) => {
    const inside = describe(field);
    const words = isShape(inside) ? undefined : FIELDS[name];
    return [name, words && isObject(inside) ? { description: words, ...inside } : inside];
  });
  return { ...described, properties: Object.fromEntries(fields) };
}

const wireOf = (schema: z.ZodType) => describe(schemaOf(schema)) as Json;

/** Every answer has a `meta` beside its data, empty where there is nothing to say. */
function answerOf(schema: z.ZodType): Json {
  const made = wireOf(schema);
  const properties = isObject(made.properties) ? made.properties : {};
  return {
    ...made,
    properties: { ...properties, meta: properties.meta ?? { type: 'object', maxProperties: 0 } },
  };
}
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Refusals by their names: the statuses each is answered with, and its body. */
const REFUSALS = new Map(
  refusalSchema.options.map((option) => [
    option.shape.name.value,
    { statuses: [...option.shape.status.values], schema: option },
  ]),
);

const fault = z.object({
  status: z.number().int(),
  name: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** The end of the id of the request, by which the clinic finds it in its logs. */
  id: z.string().optional(),
});

const COMMON: Record<number, string> = {
  400: 'Something that was sent is not valid: `ValidationError` names the fields, as far as one can be named.',
  401: 'There is no such key, or it was revoked.',
  403: 'The key has no right to this. Browsers of other sites are refused, too.',
  404: 'There is no such call, or no such thing, or it is in a branch that is not of the key.',
  411: 'A body that does not say how long it is.',
  413: 'A body of more than 64 KB.',
  414: 'An address of more than 8 KB.',
  415: 'A body that is not JSON, or packed.',
  429: `Too much: ${API_CALLS_PER_MINUTE} calls of a key in a minute, or a limit of the call itself. \`Retry-After\` says when to ask again.`,
  503: 'The clinic is busy or being updated. Ask again after `Retry-After`: a booking with the same `Idempotency-Key`, a change once you have read whether it was made.',
};

function failure(status: number, named: readonly Refusal['name'][]) {
  const own = named.filter((name) => REFUSALS.get(name)?.statuses.some((one) => one === status));
  const retry = { description: 'Seconds.', schema: { type: 'integer' } };
  const common = COMMON[status];
  const schemas = [...own, ...(common === undefined ? [] : ['Fault', 'TurnedAway'])].map(ref);
  return {
    description: common ?? `Refused: ${own.map((name) => `\`${name}\``).join(', ')}.`,
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retry } } : {}),
    content: { 'application/json': { schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas } } },
  };
}

function contentOf(schema: Json, name: ApiCallName, part: 'body' | 'answer') {
  const examples = {
    en: { summary: 'A patient who reads English', value: apiExamples('en')[name][part] },
    ar: { summary: 'A patient who reads Arabic', value: apiExamples('ar')[name][part] },
  };
  return { 'application/json': { schema, examples } };
}

function parametersOf({ path, query, headers: { needed = [], taken = [] } = {} }: ApiCall) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: name === 'number' ? 'The booking number.' : 'The id.',
    schema: { type: 'string', pattern: '^[\\w-]{1,64}$' },
    example: name === 'number' ? '536-099-532' : 'a5k3v9q0x2m4n6p8r0t2w4y6',
  }));
  const asked = query ? schemaOf(query) : {};
  const fields = isObject(asked.properties) ? Object.entries(asked.properties) : [];
  const required = Array.isArray(asked.required) ? asked.required : [];
  const inQuery = fields.map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(QUERY[name] ? { description: QUERY[name] } : {}),
    schema,
  }));
  const header = (isNeeded: boolean) => (name: ApiHeader) => ({
    name,
    in: 'header',
    required: isNeeded,
    description: API_HEADERS[name],
    schema: { type: 'string' },
  });
  return [...inPath, ...inQuery, ...needed.map(header(true)), ...taken.map(header(false))];
}

export function operationOf(name: ApiCallName, call: ApiCall) {
  const { scope, summary, description, body, answer } = call;
  const refusals = ['ValidationError', ...(call.refusals ?? [])] as const;
  const own = refusals.flatMap((one) => REFUSALS.get(one)?.statuses ?? []);
  const common = Object.keys(COMMON).map(Number);
  const statuses = [...new Set([...common, ...own])].sort((a, b) => a - b);
  const parameters = parametersOf(call);
  const sent = body && { required: true, content: contentOf(wireOf(z.object({ data: body })), name, 'body') };
  const done =
    answer.schema === null
      ? { description: 'Done.' }
      : { description: 'Done.', content: contentOf(answerOf(answer.schema), name, 'answer') };
  const responses: Record<string, typeof done | ReturnType<typeof failure>> = {
    [answer.status]: done,
    ...Object.fromEntries(statuses.map((status) => [status, failure(status, refusals)])),
  };
  return {
    operationId: name,
    tags: [SCOPES[scope].name],
    summary,
    description,
    security: [{ key: [scope] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(sent ? { requestBody: sent } : {}),
    responses,
  };
}

/** Beginning of the description, in Markdown. */
export const API_ABOUT = `Book, read and change appointments of this clinic from another system.

A manager makes a **key** under *API keys* in the staff area, with the rights and the branches it needs. Send it as \`Authorization: Bearer clinic_…\`, from a server: no page of another site may call, so that no key stands in a browser. What a key does is recorded in the clinic's log under its name.

**What stays.** All of \`/api/v1\`. Fields, calls, refusals and values of lists are added: leave aside what you do not know. Nothing is taken away or means something else; that would be \`/api/v2\`, beside this one for a year at least.

**Retries.** A booking that had no answer is sent again with the same \`Idempotency-Key\` and body. Changes carry the \`version\` you looked at.

**Refusals** are \`{"data": null, "error": {status, name, message, details}}\`; \`name\` is what to look at. Times are ISO 8601 in UTC.`;

/** The published calls as OpenAPI 3.1. */
export function openApiDocument() {
  const calls = listApiCalls();
  const paths: Record<string, Json> = {};
  for (const [name, call] of calls)
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(name, call) };
  const used = new Set<Refusal['name']>([
    'ValidationError',
    ...calls.flatMap(([, { refusals = [] }]) => refusals),
  ]);
  const refusals = [...REFUSALS]
    .filter(([name]) => used.has(name))
    .map(([name, { schema }]) => {
      const error = z.object({ ...schema.shape, id: z.string().optional() });
      return [name, schemaOf(z.object({ data: z.null(), error }))];
    });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clinic API',
      version: '1.0.0',
      summary: 'Appointments of a clinic, for other systems.',
      description: API_ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_BASE, description: 'This clinic' }],
    security: [{ key: [] }],
    tags: Object.entries(SCOPES).map(([scope, { name, about }]) => ({
      name,
      description: `${about} Scope \`${scope}\`.`,
    })),
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key of the staff area: `clinic_…`.' },
      },
      schemas: {
        Fault: schemaOf(z.object({ data: z.null(), error: fault })),
        /** Refusal of the server in front, which looks at no call. */
        TurnedAway: schemaOf(z.object({ error: z.string(), id: z.string().optional() })),
        ...Object.fromEntries(refusals),
      },
    },
  };
}
