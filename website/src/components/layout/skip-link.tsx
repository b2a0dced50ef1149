/** First stop of the keyboard on every page; the page's `main` carries `id="content"`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#content" className="skip-link">
      {label}
    </a>
  );
}
