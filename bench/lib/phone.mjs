/** The phone of the benches: what Lighthouse takes for one. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How many times slower a phone of the middle of the market is than this machine. */
export const SLOWER = 4;
