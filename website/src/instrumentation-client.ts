import { announceNavigation } from '@/lib/browser/navigation-signal';

/** Next calls this whenever the router sets out for another page, whatever made it do so. */
export function onRouterTransitionStart(address: string): void {
  announceNavigation(address);
}
