/**
 * Each paragraph of an input runs as its own first letter does: Arabic from the right, whichever language the editor's own
 * screens are in, and a phone or an address beside it from the left.
 */
const STYLE = `
  main input[type='text'], main input:not([type]), main textarea, main [contenteditable='true'] {
    unicode-bidi: plaintext;
    text-align: start;
  }
  main label, main label ~ p, main [id$='-hint'], main [id$='-error'], main aside p { unicode-bidi: plaintext; text-align: start; }
  .clinic-used-in { display: grid; gap: 0.8rem; inline-size: 100%; }
  .clinic-used-in li { display: grid; gap: 0.2rem; unicode-bidi: plaintext; overflow-wrap: anywhere; }
  [role='alertdialog'] :is(h2, p, span, div) { unicode-bidi: plaintext; }
  .clinic-used-in a { color: inherit; font-weight: 600; font-size: 1.4rem; }
`;

export function applyWritingDirection(): void {
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
}
