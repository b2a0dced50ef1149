import type { Core } from '@strapi/strapi';
import { type EditorialNoun, nounOf, uidOf } from '../../src/content/editorial/types';

/** What loading needs to know of a content type. */
export interface Shape {
  isLocalized: boolean;
  hasDrafts: boolean;
  /** Names of rich text attributes. */
  blocks: readonly string[];
  /** Attributes whose value is one for all languages. */
  isShared: (attribute: string) => boolean;
  /** The noun a relation points to. @throws {Error} when there is no such relation */
  targetOf: (attribute: string) => EditorialNoun;
}

interface Localizable {
  pluginOptions?: unknown;
}

function isLocalized({ pluginOptions }: Localizable): boolean {
  const options: { i18n?: { localized?: boolean } } = { ...(pluginOptions ?? {}) };
  return options.i18n?.localized === true;
}

/** Reads the shape of a type from its schema. */
export function readShape({ strapi, noun }: { strapi: Core.Strapi; noun: EditorialNoun }): Shape {
  const { attributes, pluginOptions, options } = strapi.contentType(uidOf(noun));
  return {
    isLocalized: isLocalized({ pluginOptions }),
    hasDrafts: options?.draftAndPublish === true,
    blocks: Object.keys(attributes).filter((name) => attributes[name]?.type === 'blocks'),
    // Strapi keeps relations per language whatever the schema says.
    isShared: (name) => {
      const attribute = attributes[name];
      return attribute !== undefined && attribute.type !== 'relation' && !isLocalized(attribute);
    },
    targetOf: (name) => {
      const attribute = attributes[name];
      const target = attribute && 'target' in attribute ? nounOf(String(attribute.target)) : undefined;
      if (!target) throw new Error(`${noun} has no relation "${name}"`);
      return target;
    },
  };
}
