/** A place in a live part that its script writes into (`lib/browser/live-part.ts`): what stands there is never React's. */
export function LiveSlot({ name, className }: { name: string; className?: string }) {
  return (
    <span
      data-slot={name}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty; it tells React that the content is not its own
      dangerouslySetInnerHTML={EMPTY}
      suppressHydrationWarning
    />
  );
}

const EMPTY = { __html: '' };
