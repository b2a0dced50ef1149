import { useEffect, useState } from 'react';

/** The heading of what Strapi says of the file; ours stands above it. */
const HEADING = '[role="dialog"] form h3:not([data-clinic])';

/** A place of our own above what Strapi 5.54 says of a picture, which offers none; nothing where its details look otherwise. */
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
