import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type EditorialNoun, uidOf } from '../../content/editorial/types';
import type { SettingField, SettingKind } from '../../contract/clinic-settings';

const attribute = z.looseObject({
  type: z.string(),
  required: z.boolean().default(false),
  min: z.number().nullish(),
  max: z.number().nullish(),
  maxLength: z.number().nullish(),
  regex: z.union([z.string(), z.instanceof(RegExp)]).nullish(),
  enum: z.array(z.string()).nullish(),
  component: z.string().nullish(),
  pluginOptions: z.looseObject({ i18n: z.looseObject({ localized: z.boolean() }).nullish() }).nullish(),
});

/** A setting without its value; `pattern` is what a line has to look like. */
export type SettingShape = Omit<SettingField, 'value'> & { pattern: RegExp | null };

const KINDS: Record<string, SettingKind> = {
  integer: 'number',
  boolean: 'switch',
  enumeration: 'choice',
  time: 'time',
  string: 'line',
  relation: 'service',
};
const COMPONENTS: Record<string, SettingKind> = {
  'clinic.opening-hours': 'weekHours',
  'clinic.call-day': 'dayHours',
};

function kindOf({ type, component, pluginOptions }: z.output<typeof attribute>): SettingKind | undefined {
  if (pluginOptions?.i18n?.localized) return 'words';
  return type === 'component' ? COMPONENTS[component ?? ''] : KINDS[type];
}

/** Returns how settings of a type are shaped, with the bounds of the editor's form; throws for what no page can show. */
export function shapesOf(strapi: Core.Strapi, noun: EditorialNoun, names: readonly string[]): SettingShape[] {
  const { attributes } = strapi.contentType(uidOf(noun));
  return names.map((name) => shapeOf(name, attributes[name]));
}

/** @throws for an attribute that is not known, or of no kind the page could show */
export function shapeOf(name: string, given: unknown): SettingShape {
  const parsed = attribute.parse(given);
  const kind = kindOf(parsed);
  if (!kind) throw new Error(`The setting ${name} is of no kind that can be shown`);
  const { required, min, max, maxLength, regex } = parsed;
  return {
    name,
    kind,
    isRequired: required,
    min: min ?? null,
    max: max ?? null,
    maxLength: maxLength ?? null,
    options: parsed.enum ?? [],
    pattern: regex ? new RegExp(regex) : null,
  };
}
