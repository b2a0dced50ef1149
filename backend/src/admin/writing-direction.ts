/** Each paragraph of an input runs as its first letter does, whichever language the editor's screens are in. */
const STYLE = `
  main input[type='text'], main input:not([type]), main textarea, main [contenteditable='true'] {
    unicode-bidi: plaintext;
    text-align: start;
  }
  main label, main label ~ p, main [id$='-hint'], main [id$='-error'], main aside p { unicode-bidi: plaintext; text-align: start; }
  .clinic-used-in { display: grid; gap: 0.8rem; inline-size: 100%; }
  .clinic-used-in li { display: grid; gap: 0.2rem; unicode-bidi: plaintext; overflow-wrap: anywhere; }
  [role='alertdialog'] :is(h2, p, span, div) { unicode-bidi: plaintext; }
  /* Parts that Strapi draws with Radix say that they run from the left, whatever the document says. */
  html[dir='rtl'] div[dir='ltr'] { direction: rtl; }
  /* Names and cells in the other script, so that what is too long is cut at its own end. */
  html[dir='rtl'] main :is(td span, button > span[data-state]) { unicode-bidi: plaintext; text-align: right; }
  /* Arrows of the ways back and on. */
  html[dir='rtl'] main :is(a[aria-disabled] > svg, nav li svg) { transform: scaleX(-1); }
  /* Strapi keeps a field's one side free for what stands in it, and says which side in the field itself. */
  html[dir='rtl'] main input[style*='padding-right'] { padding-left: 1.6rem; }
  .clinic-used-in a { color: inherit; font-weight: 600; font-size: 1.4rem; }
`;

/** The screens run as their language does; Strapi names the language on the document, also when an editor chooses another. */
function followLanguage(): void {
  const { documentElement: root } = document;
  const turn = () => {
    root.dir = root.lang === 'ar' ? 'rtl' : 'ltr';
  };
  turn();
  new MutationObserver(turn).observe(root, { attributeFilter: ['lang'] });
}

export function applyWritingDirection(): void {
  followLanguage();
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
}
