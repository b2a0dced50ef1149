const STARTED = 'site:navigation-started';

/** Says that the router has set out for another page (src/instrumentation-client.ts is told by Next). */
export function announceNavigation(address: string): void {
  window.dispatchEvent(new CustomEvent(STARTED, { detail: address }));
}

/** Calls back with the address of every page the router sets out for; gives the function that ends it. */
export function onNavigation(listener: (address: string) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) listener(String(event.detail));
  };
  window.addEventListener(STARTED, listen);
  return () => window.removeEventListener(STARTED, listen);
}
