import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { PREVIEW_COOKIE } from '@/contract/preview';
import { getEnvironment } from '../process/env';
import { isPreviewPass } from './preview-pass';

/** Next's draft mode, which makes pages for this visitor alone; false where there is no request, as in a build. */
async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}

/** Returns whether a page shows drafts to an editor: Next's cookie counts only together with a pass that expires. */
export async function isPreviewing(): Promise<boolean> {
  if (!(await isDraftMode())) return false;
  const pass = (await cookies()).get(PREVIEW_COOKIE)?.value;
  return isPreviewPass({ pass, key: getEnvironment().WEBSITE_KEY, now: Date.now() });
}
