import { messageForm } from '@/features/site/contact/mutations';
import { publicRoute } from '@/lib/guard/public';

/** Takes the contact form with script: always an answer the form can show, never a page. */
export const POST = publicRoute(messageForm);
