import { formatDuration } from './steps.mjs';

/** Says where everything is, once it runs. @param {{ settings: import('./settings.mjs').Settings, startedAt: number }} options */
export function printAddresses({ settings, startedAt }) {
  const { siteUrl, backendUrl, staff } = settings;
  console.log(`
Ready after ${formatDuration(Date.now() - startedAt)}.

  English        ${siteUrl}/en
  العربية        ${siteUrl}/ar
  Staff area     ${siteUrl}/en/admin
  Editor         ${backendUrl}/admin

  Staff sign-in  ${staff.email}
  password       ${staff.password}
  in the editor  ${staff.editorPassword}
  (made for this machine, one for each; kept in backend/.env)

Logs are in var/log. Press Ctrl-C to stop.
`);
}
