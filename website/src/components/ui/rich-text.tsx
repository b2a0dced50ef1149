import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { editorHref } from '@/lib/address/editor-link';
import type { RichTextBlock, RichTextInline, RichTextList } from '@/lib/backend/blocks';
import { cn } from '@/lib/text/cn';
import { buttonClass } from './button';
import { Icon } from './icon';
import { Link } from './link';
import { Picture } from './picture';

/** Editors' blocks have no ids and never change on a page: their place is their key. */
function keyed<T>(values: readonly T[]) {
  return values.map((value, index) => ({ key: String(index), value }));
}

interface RichTextProps {
  blocks: RichTextBlock[];
  headingLevel?: 1 | 2 | 3;
  /** Ids of headings by the place of their block, for texts whose parts can be led to. */
  partIdOf?: (place: number) => string;
  className?: string;
}

/** The editors' `blocks` as HTML elements, never their markup; headings start one level below `headingLevel`. */
export function RichText({ blocks, headingLevel = 1, partIdOf, className }: RichTextProps) {
  return (
    <div className={cn('max-w-text space-y-4 sm:space-y-5', className)}>
      {keyed(blocks).map(({ key, value }) => (
        <Block key={key} block={value} headingLevel={headingLevel} id={partIdOf?.(Number(key))} />
      ))}
    </div>
  );
}

interface BlockProps {
  block: RichTextBlock;
  headingLevel: number;
  id: string | undefined;
}

function Block({ block, headingLevel, id }: BlockProps) {
  switch (block.type) {
    case 'heading': {
      const level = Math.max(block.level, 2) - 1 + headingLevel;
      const Heading = level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
      return (
        <Heading id={id} className={HEADING_CLASS[Heading]}>
          {inline(block.children)}
        </Heading>
      );
    }
    case 'list':
      return <List list={block} />;
    case 'quote':
      return (
        <blockquote className="border-accent border-s-4 ps-4 text-lg text-text-soft">
          {inline(block.children)}
        </blockquote>
      );
    case 'code':
      return (
        <pre dir="ltr" className="overflow-x-auto rounded-control bg-surface-warm p-4 text-sm">
          <code>{inline(block.children)}</code>
        </pre>
      );
    case 'image':
      return (
        <Picture
          media={block.image}
          sizes="(min-width: 704px) 672px, 100vw"
          className="h-auto rounded-card"
        />
      );
    default:
      return <p>{inline(block.children)}</p>;
  }
}

const HEADING_CLASS = {
  h2: 'mt-7 text-2xl sm:mt-10',
  h3: 'mt-6 text-xl sm:mt-8',
  h4: 'mt-5 text-lg sm:mt-6',
};

function List({ list }: { list: RichTextList }) {
  const Element = list.format === 'ordered' ? 'ol' : 'ul';
  return (
    <Element className={cn('space-y-2 ps-6', list.format === 'ordered' ? 'list-decimal' : 'list-disc')}>
      {keyed(list.children).map(({ key, value }) =>
        value.type === 'list' ? (
          <li key={key} className="list-none">
            <List list={value} />
          </li>
        ) : (
          <li key={key}>{inline(value.children)}</li>
        ),
      )}
    </Element>
  );
}

function inline(nodes: RichTextInline[]): ReactNode {
  return keyed(nodes).map(({ key, value }) =>
    value.type === 'link' ? (
      <TextLink key={key} url={value.url}>
        {inline(value.children)}
      </TextLink>
    ) : (
      <Text key={key} node={value} />
    ),
  );
}

/** Link to an address that is safe to follow, else text; a path of the site keeps the reader's language. */
async function TextLink({ url, children }: { url: string; children: ReactNode }) {
  const href = editorHref({ url, locale: await getLocale() });
  if (href === null) return children;
  const className = 'font-semibold text-action underline underline-offset-4';
  if (href.startsWith('/')) {
    return (
      <Link href={href} className={className}>
        {children}
      </Link>
    );
  }
  // A number to call is in a text for whoever has to call it now.
  if (href.startsWith('tel:')) {
    return (
      <a href={href} className={buttonClass({ variant: 'danger', size: 'sm' })}>
        <Icon name="lucide:phone" className="size-4" />
        {children}
      </a>
    );
  }
  return (
    <a href={href} className={className} rel="noopener">
      {children}
    </a>
  );
}

function Text({ node }: { node: Extract<RichTextInline, { type: 'text' }> }) {
  let content: ReactNode = node.text.includes('\n') ? (
    <span className="whitespace-pre-line">{node.text}</span>
  ) : (
    node.text
  );
  if (node.code) content = <code className="rounded bg-surface-warm px-1">{content}</code>;
  if (node.strikethrough) content = <s>{content}</s>;
  if (node.underline) content = <u>{content}</u>;
  if (node.italic) content = <em>{content}</em>;
  if (node.bold) content = <strong>{content}</strong>;
  return content;
}
