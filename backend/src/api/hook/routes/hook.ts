import { forWebsite } from '../../../platform/routes';

export default forWebsite({
  'POST /hooks/whatsapp': 'hook.whatsapp',
  'POST /hooks/sms': 'hook.sms',
  'POST /hooks/payments': 'hook.payment',
  'POST /hooks/whatsapp/verification': 'hook.verifyWhatsapp',
});
