import { beforeEach, expect, test } from 'vitest';
import { startListener } from '../../tests/support/listener';
import { outgoing } from '../../tests/support/outgoing';
import { describeFault, isRefusedForGood } from './retry';
import { whatsappCloud } from './whatsapp';

const server = await startListener();
beforeEach(() => {
  server.received.length = 0;
});

const message = outgoing({
  ...{ channel: 'whatsapp', text: 'words that are not sent' },
  template: { name: 'visit_confirmed', language: 'ar', values: { clinic: 'نبرة', date: 'الخميس' } },
});
const transport = whatsappCloud({ apiUrl: `${server.url}/v23.0`, phoneId: '1055', token: 'the token' });
const ours = async () => true;
const faultOf = (error: unknown) => ({ code: describeFault(error), isForGood: isRefusedForGood(error) });
const fault = () => transport.send(message, ours).catch(faultOf);

test('a template is sent with its values by name, and the id of the message comes back', async () => {
  server.answerWith(200, { messages: [{ id: 'wamid.1', message_status: 'accepted' }] });
  expect(await transport.send(message, ours)).toBe('wamid.1');
  const [received] = server.received;
  expect(received).toMatchObject({ method: 'POST', path: '/v23.0/1055/messages' });
  expect(received?.headers.authorization).toBe('Bearer the token');
  const parameters = Object.entries(message.template?.values ?? {}).map(([parameter_name, text]) => ({
    ...{ type: 'text', parameter_name, text },
  }));
  expect(parameters.map(({ text }) => text)).toEqual(['نبرة', 'الخميس']);
  expect(JSON.parse(received?.body ?? '')).toEqual({
    ...{ messaging_product: 'whatsapp', recipient_type: 'individual', to: '201001234567', type: 'template' },
    template: {
      ...{ name: 'visit_confirmed', language: { code: 'ar' } },
      components: [{ type: 'body', parameters }],
    },
    biz_opaque_callback_data: message.documentId,
  });
});

test.each([
  [400, 131026, true],
  [401, 190, false],
])('HTTP %i with code %i is a fault, for good: %j', async (status, code, isForGood) => {
  server.answerWith(status, { error: { code, message: 'about +201001234567' } });
  expect(await fault()).toEqual({ code: `WHATSAPP ${code}`, isForGood });
});

test('an answer without an id, or without sense, was not taken', async () => {
  server.answerWith(200, { messages: [] });
  expect(await fault()).toEqual({ code: 'HTTP 200', isForGood: false });
  server.answerWith(502, '<html>bad gateway</html>');
  expect(await fault()).toEqual({ code: 'HTTP 502', isForGood: false });
});
