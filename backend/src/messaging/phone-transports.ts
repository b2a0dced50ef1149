import type { PhoneChannel } from '../contract/channels';
import { readEnvironment } from '../platform/environment/environment';
import { mailDirectory } from '../platform/environment/paths';
import { readGatewayFile, smsGateway } from './sms-gateway';
import { type Transport, writeMessageFile } from './transport';
import { whatsappCloud } from './whatsapp';

const NAMES: Record<PhoneChannel, { name: string; setting: string }> = {
  sms: { name: 'SMS', setting: 'SMS_GATEWAY_FILE' },
  whatsapp: { name: 'WhatsApp messages', setting: 'WHATSAPP_TOKEN' },
};

/** Writes every message as a text file beside the mails; for a machine without a gateway. */
export function phoneFiles(channel: PhoneChannel, directory: string): Transport {
  const { name, setting } = NAMES[channel];
  return {
    description: `${name} are not sent but written to ${directory} (set ${setting} to send them)`,
    send: async ({ kind, documentId, to, text }, isOurs) => {
      const file = `${channel}-${kind}-${documentId}.txt`;
      await writeMessageFile({ directory, name: file, content: `To: ${to}\n\n${text}\n`, isOurs });
      return null;
    },
    close: () => undefined,
  };
}

/** Returns where messages to phones go. @throws GatewayError when the description of the SMS gateway cannot be used */
export function choosePhoneTransports(): Record<PhoneChannel, Transport> {
  const {
    SMS_GATEWAY_FILE,
    SMS_GATEWAY_KEY,
    SMS_HOOK_SECRET,
    WHATSAPP_API_URL,
    WHATSAPP_PHONE_ID,
    WHATSAPP_TOKEN,
  } = readEnvironment();
  const key = SMS_GATEWAY_KEY;
  const directory = mailDirectory();
  return {
    sms: SMS_GATEWAY_FILE
      ? smsGateway(readGatewayFile({ file: SMS_GATEWAY_FILE, key, hookSecret: SMS_HOOK_SECRET }), key)
      : phoneFiles('sms', directory),
    whatsapp:
      WHATSAPP_TOKEN && WHATSAPP_PHONE_ID
        ? whatsappCloud({ apiUrl: WHATSAPP_API_URL, phoneId: WHATSAPP_PHONE_ID, token: WHATSAPP_TOKEN })
        : phoneFiles('whatsapp', directory),
  };
}
