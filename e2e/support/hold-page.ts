import type { Page } from '@playwright/test';

/** Holds back what Next asks the server for to show another page, until it is let go. @param isHeld by its address */
export async function holdPage({
  page,
  isHeld,
}: {
  page: Page;
  isHeld: (address: URL) => boolean;
}): Promise<{ letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (address) => address.searchParams.has('_rsc') && isHeld(address),
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return { letGo: resolve };
}
