import { messageForm } from '@/features/site/contact/mutations';
import { publicRoute } from '@/lib/guard/public';

/** Where the contact form lands with script: always an answer the form can show, never a page. */
export const POST = publicRoute(messageForm);
