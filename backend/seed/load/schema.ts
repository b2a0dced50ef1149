import type { Core } from '@strapi/strapi';
import { type EditorialNoun, nounOf, uidOf } from '../../src/content/editorial/types';

/** Properties of a content type that loading needs. */
export interface Shape {
  isLocalized: boolean;
  hasDrafts: boolean;
  /** Names of rich text attributes. */
  blocks: readonly string[];
  /** Names of rich text attributes of a component. */
  blocksOf: (component: string) => readonly string[];
  /** Attributes whose value is one for all languages. */
  isShared: (attribute: string) => boolean;
  /** The noun a relation of the type, or of a component, points to. @throws {Error} when there is no such relation */
  targetOf: (attribute: string, component?: string) => EditorialNoun;
}

interface Localizable {
  pluginOptions?: unknown;
}

function isLocalized({ pluginOptions }: Localizable): boolean {
  const options: { i18n?: { localized?: boolean } } = { ...(pluginOptions ?? {}) };
  return options.i18n?.localized === true;
}

type Attributes = Record<string, { type: string }>;

function attributesOf(strapi: Core.Strapi, component: string): Attributes {
  const components = new Map<string, { attributes: Attributes }>(Object.entries(strapi.components));
  return components.get(component)?.attributes ?? {};
}

function blocksIn(attributes: Attributes): string[] {
  return Object.keys(attributes).filter((name) => attributes[name]?.type === 'blocks');
}

/** Reads the shape of a type from its schema. */
export function readShape(strapi: Core.Strapi, noun: EditorialNoun): Shape {
  const { attributes, pluginOptions, options } = strapi.contentType(uidOf(noun));
  return {
    isLocalized: isLocalized({ pluginOptions }),
    hasDrafts: options?.draftAndPublish === true,
    blocks: blocksIn(attributes),
    blocksOf: (component) => blocksIn(attributesOf(strapi, component)),
    // Strapi keeps relations per language whatever the schema says.
    isShared: (name) => {
      const attribute = attributes[name];
      return attribute !== undefined && attribute.type !== 'relation' && !isLocalized(attribute);
    },
    targetOf: (name, component) => {
      const own = component === undefined ? attributes : attributesOf(strapi, component);
      const attribute = own[name];
      const target = attribute && 'target' in attribute ? nounOf(String(attribute.target)) : undefined;
      if (!target) throw new Error(`${component ?? noun} has no relation "${name}"`);
      return target;
    },
  };
}
