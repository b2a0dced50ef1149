import { LARGEST_PICTURE_MB, LARGEST_UPLOAD_MB, MEGABYTE } from '../src/content/pictures/limits';
import { readEnvironment } from '../src/platform/environment/environment';
import { temporaryDirectory } from '../src/platform/environment/paths';

/** Middlewares that observe requests, only where somebody asked for them. */
const watching = () => {
  const { METRICS_ADDRESS, OTEL_EXPORTER_OTLP_ENDPOINT } = readEnvironment();
  return [
    ...(METRICS_ADDRESS ? ['global::measured'] : []),
    ...(OTEL_EXPORTER_OTLP_ENDPOINT ? ['global::traced'] : []),
  ];
};

// strapi::logger is left out on purpose: it writes whole addresses, query string included. global::requests writes the
// line of a request.
export default () => [
  ...watching(),
  'global::requests',
  'global::overload',
  'global::callers',
  'strapi::errors',
  'global::faults',
  'global::addresses',
  'global::access-log',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'media-src': ["'self'", 'data:', 'blob:'],
          'frame-ancestors': ["'none'"],
          upgradeInsecureRequests: null,
        },
      },
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'no-referrer' },
    },
  },
  // Browsers speak to the website only; no other origin is ever answered.
  { name: 'strapi::cors', config: { origin: [], credentials: false } },
  'global::pictures',
  {
    // Only social sign-in keeps something in it: from here to the provider and back, across sites.
    name: 'strapi::session',
    config: {
      maxAge: 10 * 60 * 1000,
      sameSite: 'lax',
      secure: readEnvironment().PUBLIC_URL?.startsWith('https://') ?? false,
    },
  },
  { name: 'strapi::query', config: { arrayLimit: 100, depth: 12 } },
  'global::request-body',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      formLimit: '64kb',
      textLimit: '64kb',
      formidable: {
        uploadDir: temporaryDirectory(),
        maxFileSize: LARGEST_PICTURE_MB * MEGABYTE,
        maxTotalFileSize: LARGEST_UPLOAD_MB * MEGABYTE,
        maxFiles: 10,
        maxFields: 50,
        maxFieldsSize: 256 * 1024,
      },
    },
  },
  'global::parsed-body',
  'strapi::favicon',
  'strapi::public',
];
