import 'server-only';
import type { IconifyJSON } from '@iconify/types';
import { getIconData, iconToSVG } from '@iconify/utils';
import { findIcons } from '@/lib/page/icons/find-icons';
import { parseIconName } from '@/lib/page/icons/icon-name';
import { installedSet } from '@/lib/page/icons/installed';
import { getEnvironment } from '@/lib/process/env';
import { IconDrawing, type IconShape } from './icon-drawing';

/** Signs that point along the line of reading turn round in Arabic; clocks, phones and logos do not. */
const DIRECTIONAL = /(^|-)(arrow|chevron|chevrons|move|log-in|log-out|undo|redo|reply|forward)(-|$)/;

/** Attributes of lucide's line drawings: the class `icon-line` states them once for all icons of a page. */
const LINE_DRAWING =
  /^<(g|path) fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"((?:(?!<g|<\/g>).)*(?:<\/g>)?)$/s;

type Props = { name: string; label?: string; className?: string };
type Look = Omit<Props, 'name'>;
type Parts = { prefix: string; key: string };

/**
 * Draws an icon by its Iconify name (without a prefix: lucide) as inline SVG, decorative unless `label` is given. Icons that are
 * not installed are fetched from the icon API if one is configured; an unknown name is logged and draws nothing.
 */
export function Icon({ name, ...look }: Props) {
  const parts = parseIconName(name);
  if (!parts) return unknown(name);
  const shape = installedShape(parts);
  if (shape) return <IconDrawing shape={shape} {...look} />;
  return getEnvironment().ICON_API_URL ? <FetchedIcon parts={parts} look={look} /> : unknown(name);
}

/** Shape of an installed icon for a component drawn in the browser too; null, and a line in the log, for an unknown name. */
export function iconShape(name: string): IconShape | null {
  const parts = parseIconName(name);
  return (parts && installedShape(parts)) ?? unknown(name);
}

async function FetchedIcon({ parts, look }: { parts: Parts; look: Look }) {
  const shape = shapeOf(await findIcons(parts.prefix, [parts.key], true), parts);
  if (shape) return <IconDrawing shape={shape} {...look} />;
  return unknown(`${parts.prefix}:${parts.key}`);
}

/** A page draws some dozens of a few: each is worked out once. */
const installed = new Map<string, IconShape>();

function installedShape(parts: Parts): IconShape | null {
  const name = `${parts.prefix}:${parts.key}`;
  const shape = installed.get(name) ?? shapeOf(installedSet(parts.prefix), parts);
  // Unknown names come from editors, as many as they like.
  if (shape) installed.set(name, shape);
  return shape;
}

function shapeOf(set: IconifyJSON | null | undefined, parts: Parts): IconShape | null {
  const data = set && getIconData(set, parts.key);
  if (!data) return null;
  const { attributes, body } = iconToSVG(data);
  const [, element = '', rest] = LINE_DRAWING.exec(body) ?? [];
  return {
    viewBox: attributes.viewBox,
    content: { __html: rest === undefined ? body : `<${element}${rest}` },
    isLine: rest !== undefined,
    isDirectional: DIRECTIONAL.test(parts.key),
  };
}

function unknown(name: string): null {
  console.warn(`icon: unknown name ${JSON.stringify(name.slice(0, 80))}`);
  return null;
}
