import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
import { PAGE_NUMBER, SEARCH_KEYS } from './src/lib/address/list-addresses';
import { publicPolicy } from './src/lib/security/content-security';

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts');

const distDir = process.env.NEXT_DIST_DIR ?? '.next';

/** One id per build; a server that starts later reads the id of the build it serves. */
function buildIdFor(phase: string): string {
  if (phase === PHASE_DEVELOPMENT_SERVER) return 'development';
  if (phase === PHASE_PRODUCTION_BUILD) return process.env.BUILD_ID ?? randomBytes(8).toString('hex');
  return readFileSync(join(import.meta.dirname, distDir, 'BUILD_ID'), 'utf8').trim();
}

/** Staff pages get a policy of their own with each answer (src/proxy.ts). */
const BESIDE_STAFF_PAGES = '/:path((?!(?:en|ar)/admin(?:/|$)).*)';

/** Files of Next beside a page, about twenty with each first visit: what is said of documents says nothing of them. */
const BESIDE_FILES = '/:path((?!_next/).*)';
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const DOCUMENT_HEADERS = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(self), geolocation=(self), microphone=(), browsing-topics=()',
  },
];

/** The lists are static; an address that searches one is answered per visit. */
const SEARCHED_LISTS = Object.entries(SEARCH_KEYS).flatMap(([list, keys]) =>
  keys.map((key) => ({
    source: `/:locale(en|ar)/${list}`,
    has: [{ type: 'query' as const, key }],
    destination: `/:locale/${list}/find`,
  })),
);

/** The further pages of the lists, static too: `?page=2` is the address, `page/2` the page behind it. */
const FURTHER_PAGES = {
  source: '/:locale(en|ar)/:list(doctors|branches|services|blog)',
  has: [{ type: 'query' as const, key: 'page', value: `(?<page>${PAGE_NUMBER})` }],
  destination: '/:locale/:list/page/:page',
};

/** Icon for browsers that ask before they have read the page's own link to it. */
const ICON = { source: '/favicon.ico', destination: '/icon.svg' };

/**
 * The link in messages to phones, without dashes and in few letters; the key behind its `#` is kept by the browser and never
 * comes here.
 */
const SHORT_LINK = {
  source: '/:locale(en|ar)/v/:a([1-9]\\d{2}):b(\\d{3}):c(\\d{3})',
  destination: '/:locale/booking/confirmation/:a-:b-:c',
  permanent: false,
};

/** The same of an entry of the waiting list. */
const WAITING_LINK = {
  source: '/:locale(en|ar)/w/:a([1-9]\\d{2}):b(\\d{3}):c(\\d{3})',
  destination: '/:locale/booking/waiting-list/:a-:b-:c',
  permanent: false,
};

/** An address without a language is never a page; without this, `/fr` would be taken for a language. */
const WITHOUT_LANGUAGE = '/:path((?!(?:en|ar|api|_next|uploads|calendars|smart-scheduling)(?:/|$)).+)';

/** A file that is not found would be named by each that imports it, and none says how it is made. */
function requireContract() {
  if (existsSync(join(import.meta.dirname, 'src', 'contract'))) return;
  throw new Error('website/src/contract is missing. It is copied by: node scripts/copy-contract.mjs');
}

/** Waits for a backend that is filled while the sources are compiled (scripts/start.mjs): pages are made from what it answers. */
async function awaitBackend() {
  const url = process.env.AWAITED_BACKEND;
  const isThere = async (address: string) => {
    const answer = await fetch(address).catch(() => null);
    return answer?.ok === true;
  };
  while (url && !(await isThere(url))) await setTimeout(500);
}

export default function config(phase: string): NextConfig {
  if (phase === PHASE_DEVELOPMENT_SERVER || phase === PHASE_PRODUCTION_BUILD) requireContract();
  const buildId = buildIdFor(phase);
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  return withNextIntl({
    distDir,
    output: 'standalone',
    outputFileTracingRoot: import.meta.dirname,
    // Read by name when a preview picture is drawn, so nothing imports them.
    outputFileTracingIncludes: {
      '/api/og/[token]': ['./node_modules/@fontsource/*/files/*-{latin,arabic}-700-normal.woff'],
    },
    poweredByHeader: false,
    // Every browser gets the title in the head, which Next promises to robots alone: a title that takes long to make would
    // come behind the page, and a screen reader says it first.
    htmlLimitedBots: /.*/,
    // The server in front of Next compresses a page once, not with every answer.
    compress: false,
    // Built before the site; development keeps nothing.
    cacheHandler:
      phase === PHASE_DEVELOPMENT_SERVER ? undefined : join(import.meta.dirname, 'dist', 'page-cache.cjs'),
    // The root layout lies under a dynamic segment, so only this can answer for addresses no route serves.
    experimental: {
      globalNotFound: true,
      // Every build begins in an empty folder: what would be kept for the next one is never read.
      turbopackFileSystemCacheForBuild: false,
      // Pictures come with booking-old and the questions before a visit; the edge lets no other page take so much.
      serverActions: { bodySizeLimit: '20mb' },
    },
    turbopack: {
      rules: { '**/@iconify-json/healthicons/icons.json': { loaders: ['./shrink-icons.mjs'], as: '*.json' } },
    },
    compiler: { runAfterProductionCompile: awaitBackend },
    reactStrictMode: true,
    deploymentId: phase === PHASE_DEVELOPMENT_SERVER ? undefined : buildId,
    generateBuildId: () => buildId,
    env: { BUILD_ID: buildId },
    // `npm test` checks types. A build would check the tests too, whose packages a site that is only served does without.
    typescript: { ignoreBuildErrors: true },
    images: {
      localPatterns: [{ pathname: '/uploads/**', search: '' }],
      formats: ['image/avif', 'image/webp'],
      deviceSizes: [384, 640, 828, 1000, 1200, 1920],
      imageSizes: [96, 192, 288],
      // An editor may replace a picture under its address. What has not changed is not made smaller again.
      minimumCacheTTL: 60 * 60,
      maximumDiskCacheSize: 500_000_000,
      maximumResponseBody: 15_000_000,
    },
    async headers() {
      return [
        { source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
        { source: BESIDE_FILES, headers: DOCUMENT_HEADERS },
        {
          source: BESIDE_STAFF_PAGES,
          headers: [{ key: 'Content-Security-Policy', value: publicPolicy({ isDevelopment }) }],
        },
        { source: '/_next/static/:path*', headers: [{ key: 'Content-Security-Policy', value: FILE_POLICY }] },
        // A drawing opened by itself must not run anything.
        { source: '/uploads/:path*', headers: [{ key: 'Content-Security-Policy', value: PICTURE_POLICY }] },
      ];
    },
    async redirects() {
      return [SHORT_LINK, WAITING_LINK];
    },
    async rewrites() {
      const withoutLanguage = [{ source: WITHOUT_LANGUAGE, destination: '/en/not-found/:path' }];
      // Before the files: the static list would answer for its address first.
      return {
        beforeFiles: [ICON, ...SEARCHED_LISTS, FURTHER_PAGES],
        afterFiles: withoutLanguage,
        fallback: [],
      };
    },
  });
}
