/** Text in which words in `backticks` are typed or looked up literally: left to right in every language. */
export function CodeText({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
        key={index}
        dir="ltr"
        className="rounded bg-surface-sky px-1.5 py-0.5 font-mono text-[0.9em] [overflow-wrap:anywhere]"
      >
        {part}
      </code>
    ),
  );
}
