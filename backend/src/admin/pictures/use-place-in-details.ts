import { useEffect, useState } from 'react';

/** The heading of what Strapi says of the file; ours stands above it. */
const HEADING = '[role="dialog"] form h3:not([data-clinic])';

/**
 * A place of our own in the details of a picture. Strapi 5.54 has none to offer there, so this puts one above what it says of the
 * file, and again whenever it has drawn the details anew. Where its details look otherwise one day, nothing is shown.
 */
export function usePlaceInDetails(): HTMLElement {
  const [place] = useState(() => {
    const made = document.createElement('div');
    // To Strapi a press in here would be one outside its details, which closes them.
    made.addEventListener('pointerdown', (event) => event.stopPropagation());
    return made;
  });
  useEffect(() => {
    const stand = () => {
      if (!place.isConnected) document.querySelector(HEADING)?.before(place);
    };
    const watch = new MutationObserver(stand);
    watch.observe(document.body, { childList: true, subtree: true });
    stand();
    return () => {
      watch.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}
