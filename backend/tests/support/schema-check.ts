import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const attributeSchema = z.object({
  type: z.string(),
  required: z.boolean().optional(),
  maxLength: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  regex: z.string().optional(),
  enum: z.array(z.string()).optional(),
  component: z.string().optional(),
  components: z.array(z.string()).optional(),
  repeatable: z.boolean().optional(),
  multiple: z.boolean().optional(),
  target: z.string().optional(),
  pluginOptions: z.object({ i18n: z.object({ localized: z.boolean() }).optional() }).optional(),
});
const contentTypeSchema = z.object({
  kind: z.string().optional(),
  pluginOptions: z.object({ i18n: z.object({ localized: z.boolean() }).optional() }).optional(),
  attributes: z.record(z.string(), attributeSchema),
});

export type Attribute = z.infer<typeof attributeSchema>;
/** What of an entry of the demonstration has words. */
type Texts = Record<'en' | 'ar', Record<string, unknown>>;
type ContentType = z.infer<typeof contentTypeSchema>;

const source = join(__dirname, '..', '..', 'src');

/** Reads the schema of a content type by its singular name, or of a component by its dotted name. */
export function readSchema(name: string): ContentType {
  const path = name.includes('.')
    ? join(source, 'components', `${name.replace('.', '/')}.json`)
    : join(source, 'api', name, 'content-types', name, 'schema.json');
  return contentTypeSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textFaults({ value, attribute }: { value: unknown; attribute: Attribute }): string[] {
  if (typeof value !== 'string' || value.trim() === '') return ['is not a text'];
  const faults: string[] = [];
  if (value !== value.trim()) faults.push('has blanks at an end');
  if (attribute.maxLength && value.length > attribute.maxLength) {
    faults.push(`has ${value.length} characters of ${attribute.maxLength}`);
  }
  if (attribute.regex && !new RegExp(attribute.regex).test(value))
    faults.push(`does not match ${attribute.regex}`);
  if (attribute.enum && !attribute.enum.includes(value))
    faults.push(`is not one of ${attribute.enum.join(', ')}`);
  if (attribute.type === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(value)) faults.push('is not a date');
  if (attribute.type === 'time' && !/^\d{2}:\d{2}:\d{2}\.\d{3}$/.test(value)) faults.push('is not a time');
  return faults;
}

function numberFaults({ value, attribute }: { value: unknown; attribute: Attribute }): string[] {
  if (typeof value !== 'number') return ['is not a number'];
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = attribute;
  return value < min || value > max ? [`is ${value}, outside ${min} to ${max}`] : [];
}

/** A part that an editor may add, named by `__component`; its pictures and relations stand elsewhere. */
function partFaults({ part, attribute }: { part: unknown; attribute: Attribute }): string[] {
  if (!isRecord(part)) return ['has a part that is not a record'];
  const { __component: component, ...values } = part;
  if (typeof component !== 'string' || !attribute.components?.includes(component))
    return [`has a part of no kind that belongs here: ${String(component)}`];
  const attributes = Object.entries(readSchema(component).attributes);
  const own = attributes.filter(([, { type }]) => type !== 'relation' && type !== 'media');
  return faultsOf({ values, attributes: Object.fromEntries(own) }).map((fault) => `${component}: ${fault}`);
}

function valueFaults({ value, attribute }: { value: unknown; attribute: Attribute }): string[] {
  switch (attribute.type) {
    case 'integer':
    case 'float':
      return numberFaults({ value, attribute });
    case 'boolean':
      return typeof value === 'boolean' ? [] : ['is not true or false'];
    case 'component': {
      if (!attribute.component) return ['names no component'];
      if (attribute.repeatable !== Array.isArray(value))
        return ['is a list where one is meant, or the reverse'];
      const items: unknown[] = Array.isArray(value) ? value : [value];
      const tooMany = attribute.max && items.length > attribute.max ? [`has more than ${attribute.max}`] : [];
      const { attributes } = readSchema(attribute.component);
      return [...tooMany, ...items.flatMap((values) => faultsOf({ values, attributes }))];
    }
    case 'dynamiczone':
      return Array.isArray(value)
        ? value.flatMap((part) => partFaults({ part, attribute }))
        : ['is not a list of parts'];
    default:
      return textFaults({ value, attribute });
  }
}

/** What is wrong with the values, told against the attributes they are meant for; empty when all is well. */
export function faultsOf({
  values,
  attributes,
}: {
  values: unknown;
  attributes: Record<string, Attribute>;
}): string[] {
  if (!isRecord(values)) return ['is not a record'];
  const unknown = Object.keys(values)
    .filter((name) => !(name in attributes))
    .map((name) => `${name} does not belong here`);
  const known = Object.entries(attributes).flatMap(([name, attribute]) => {
    const value = values[name];
    if (value === undefined) return attribute.required ? [`${name} is missing`] : [];
    return valueFaults({ value, attribute }).map((fault) => `${name} ${fault}`);
  });
  return [...unknown, ...known];
}

/** The attributes of a type that are words (`localized`) or that both languages share; no relations or pictures. */
export function attributesOf({
  type,
  localized,
}: {
  type: string;
  localized: boolean;
}): Record<string, Attribute> {
  const { attributes, pluginOptions } = readSchema(type);
  const hasLanguages = pluginOptions?.i18n?.localized === true;
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([, { type: kind, pluginOptions: own }]) =>
        kind !== 'relation' &&
        kind !== 'media' &&
        (hasLanguages && own?.i18n?.localized === true) === localized,
    ),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts of one language of an entry that a person reads: addresses, icons and platform names left out. */
export function readTexts({ entry, language }: { entry: Texts; language: 'en' | 'ar' }): string[] {
  return textsIn(entry[language])
    .filter((text) => !/^(?:https?:|\/|[a-z0-9-]+[:.][a-z0-9-]+$|[a-z]+$|\d+$)/.test(text))
    .map((text) => text.replace(/\]\([^)]*\)/g, ']').replace(/\[?\S+@[a-z.]+\]?/g, '…'));
}
