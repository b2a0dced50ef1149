import type { ContentLang } from '@/i18n/content-lang';

export function BlockHeading({ text, words }: { text: string | null; words: ContentLang }) {
  if (!text) return null;
  return (
    <h2 className="mb-3 text-2xl sm:mb-5 sm:text-3xl" {...words}>
      {text}
    </h2>
  );
}
