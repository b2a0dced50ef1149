import 'server-only';
import { type Environment, parseEnvironment } from './parse-environment';

let environment: Environment | undefined;

/** The checked settings. Read on first use, so that a build needs no secrets. */
export function getEnvironment(): Environment {
  environment ??= parseEnvironment(process.env);
  return environment;
}
