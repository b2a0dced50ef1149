function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set. The end-to-end tests are started by: npm test -- e2e`);
}

/** Where the site under test is, as `npm test` started it. */
export const environment = {
  siteUrl: required('E2E_SITE_URL'),
  /** What the site says its address is: in canonical addresses, the site map and previews. */
  publicUrl: required('E2E_SITE_URL'),
  backendUrl: required('E2E_BACKEND_URL'),
  databaseFile: required('E2E_DATABASE_FILE'),
  /** The folder with the main.mjs of the website's build, and the settings it is started with. */
  websiteBuild: required('E2E_WEBSITE_BUILD'),
  websiteSettings: required('E2E_WEBSITE_SETTINGS'),
  backendSettings: required('E2E_BACKEND_SETTINGS'),
  backendLog: required('E2E_BACKEND_LOG'),
  websiteLog: required('E2E_WEBSITE_LOG'),
  staff: { email: required('E2E_STAFF_EMAIL'), password: required('E2E_STAFF_PASSWORD') },
};

const read = (settings: string): Record<string, string> => JSON.parse(settings);

/** The settings of the website under test, as it stands when they are asked for: each worker has a site of its own. */
export const websiteSettings = () => read(environment.websiteSettings);

export const backendSettings = () => read(environment.backendSettings);
