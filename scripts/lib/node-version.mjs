/** The oldest Node that both apps run on. */
const MINIMUM = [20, 19];

/**
 * A sentence for the reader when this Node is too old, else null.
 *
 * @param {string} [version] such as "20.19.0"
 * @returns {string | null}
 */
export function nodeVersionFault(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = MINIMUM;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return `This needs Node ${MINIMUM.join('.')} or newer; this is Node ${version}. Install a newer one from https://nodejs.org and run the command again.`;
}
