import { z } from 'zod';
import { GATEWAY_TIMEOUT_MS, postMessage } from './post-message';
import { NotTaken, RefusedForGood } from './retry';
import type { OutgoingMessage, Transport } from './transport';

export interface WhatsappSettings {
  /** Base URL of the Graph API with its version, without a slash at the end. */
  apiUrl: string;
  phoneId: string;
  token: string;
}

const taken = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const fault = z.object({ error: z.object({ code: z.number() }) });

/** Faults of this one message (Cloud API, error codes); those of tokens, templates and limits are the account's. */
const ABOUT_THE_MESSAGE = [100, 131008, 131009, 131021, 131026, 131030, 131047, 131050, 131051];

/** A template of the category authentication has one value without a name, and a button that copies it. */
function codeParts(code: string) {
  const parameters = [{ type: 'text', text: code }];
  return [
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ];
}

/** A template, or words for who has just written, for as long as WhatsApp allows. */
function bodyOf({ to, documentId, text, template, isAnswer }: OutgoingMessage) {
  const common = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/\D/g, ''),
    // Sent back with each delivery report.
    biz_opaque_callback_data: documentId,
  };
  if (isAnswer) return { ...common, type: 'text', text: { body: text, preview_url: false } };
  if (!template) throw new RefusedForGood('NO_TEMPLATE');
  const { name, language, values, code } = template;
  const parameters = Object.entries(values).map(([parameter_name, value]) => ({
    type: 'text',
    parameter_name,
    text: value,
  }));
  const components = code === undefined ? [{ type: 'body', parameters }] : codeParts(code);
  return { ...common, type: 'template', template: { name, language: { code: language }, components } };
}

/** Sends approved templates by the WhatsApp Cloud API, and words in answer to who has written to the clinic first. */
export function whatsappCloud({
  apiUrl,
  phoneId,
  token,
  timeoutMs = GATEWAY_TIMEOUT_MS,
}: WhatsappSettings & { timeoutMs?: number }): Transport {
  return {
    description: `WhatsApp messages are sent through ${new URL(apiUrl).host}`,
    send: async (message, isOurs) => {
      const request = {
        url: `${apiUrl}/${phoneId}/messages`,
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(bodyOf(message)),
      };
      const { status, body } = await postMessage(request, isOurs, timeoutMs);
      const id = taken.safeParse(body).data?.messages[0]?.id;
      if (status >= 200 && status < 300 && id !== undefined) return id;
      const code = fault.safeParse(body).data?.error.code;
      const words = code === undefined ? `HTTP ${status}` : `WHATSAPP ${code}`;
      throw code !== undefined && ABOUT_THE_MESSAGE.includes(code)
        ? new RefusedForGood(words)
        : new NotTaken(words);
    },
  };
}
