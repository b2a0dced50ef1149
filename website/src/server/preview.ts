import type { IncomingMessage } from 'node:http';
import { asksForPreview } from '../lib/request/preview-pass';
import type { RenderedResponse } from './render/rendered-response';

/** Signs of a request of an editor who looks at drafts, and the origin whose frame shows its answer. */
export interface PreviewSettings {
  key: string;
  editorOrigin: string;
}

const POLICY = 'content-security-policy';

export function isForPreview(request: IncomingMessage, preview: PreviewSettings): boolean {
  return asksForPreview({ cookies: request.headers.cookie, key: preview.key, now: Date.now() });
}

/** A page that this site and its editor may show in a frame, as nobody may any other page. */
export function inFrames(answer: RenderedResponse, preview: PreviewSettings): RenderedResponse {
  const policy = answer.headers[POLICY];
  if (typeof policy !== 'string') return answer;
  const framed = policy.replace("frame-ancestors 'none'", `frame-ancestors 'self' ${preview.editorOrigin}`);
  return { ...answer, headers: { ...answer.headers, [POLICY]: framed } };
}
