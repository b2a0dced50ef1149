interface Text {
  type: 'text';
  text: string;
  bold?: true;
  italic?: true;
}
interface Link {
  type: 'link';
  url: string;
  children: Text[];
}
type Inline = Text | Link;

interface ListItem {
  type: 'list-item';
  children: Inline[];
}

/** One block of Strapi's rich text. */
export type Block =
  | { type: 'paragraph' | 'quote'; children: Inline[] }
  | { type: 'heading'; level: number; children: Inline[] }
  | { type: 'list'; format: 'ordered' | 'unordered'; children: ListItem[] };

const inline = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*\s][^*]*)\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g;

function toInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > end) parts.push({ type: 'text', text: text.slice(end, match.index) });
    const { bold, italic, label, url } = match.groups ?? {};
    if (bold) parts.push({ type: 'text', text: bold, bold: true });
    else if (italic) parts.push({ type: 'text', text: italic, italic: true });
    else if (label && url) parts.push({ type: 'link', url, children: [{ type: 'text', text: label }] });
    end = match.index + match[0].length;
  }
  if (end < text.length || parts.length === 0) parts.push({ type: 'text', text: text.slice(end) });
  // A link may only stand between texts.
  if (parts.at(-1)?.type === 'link') parts.push({ type: 'text', text: '' });
  if (parts[0]?.type === 'link') parts.unshift({ type: 'text', text: '' });
  return parts;
}

const listItem = /^(?:[-*]|(?<number>\d+)[.)])\s+(?<text>.+)$/;

function toList(lines: string[]): Block | null {
  const items = lines.map((line) => listItem.exec(line)?.groups);
  if (!items.every((groups) => groups !== undefined)) return null;
  return {
    type: 'list',
    format: items[0]?.number ? 'ordered' : 'unordered',
    children: items.map((groups) => ({ type: 'list-item', children: toInline(groups?.text ?? '') })),
  };
}

function toBlock(chunk: string): Block {
  const lines = chunk.split('\n').map((line) => line.trim());
  const heading = /^(#{2,6})\s+(.+)$/.exec(lines.join(' '));
  if (heading?.[1] && heading[2]) {
    return { type: 'heading', level: heading[1].length, children: toInline(heading[2]) };
  }
  const list = toList(lines);
  if (list) return list;
  const text = lines.map((line) => line.replace(/^>\s?/, '')).join(' ');
  return {
    type: lines.every((line) => line.startsWith('>')) ? 'quote' : 'paragraph',
    children: toInline(text),
  };
}

/** A heading or a list may follow on the line before it without an empty line between. */
function separate(markdown: string): string {
  return markdown
    .replace(/^(#{2,6} .+)$/gm, '\n$1\n')
    .replace(/^(?!(?:[-*]|\d+[.)])\s)(.+)\n(?=(?:[-*]|\d+[.)])\s)/gm, '$1\n\n');
}

/** Turns Markdown into Strapi's rich text: paragraphs, headings from ##, lists, quotes, bold, italic and links. */
export function toBlocks(markdown: string): Block[] {
  return separate(markdown)
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(toBlock);
}
