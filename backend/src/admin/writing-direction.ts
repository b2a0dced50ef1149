/**
 * Each paragraph of an input runs as its own first letter does: Arabic from the right, whichever language the editor's own
 * screens are in, and a phone or an address beside it from the left.
 */
const STYLE = `
  main input[type='text'], main input:not([type]), main textarea, main [contenteditable='true'] {
    unicode-bidi: plaintext;
    text-align: start;
  }
`;

export function applyWritingDirection(): void {
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
}
