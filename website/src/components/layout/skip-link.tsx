/** First stop of the keyboard on every page; the page's `main` carries `id="content"`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#content"
      className="absolute start-4 top-2 z-modal -translate-y-24 rounded-control bg-brand px-4 py-3 font-semibold text-text-on-fill focus:translate-y-0 print:hidden"
    >
      {label}
    </a>
  );
}
