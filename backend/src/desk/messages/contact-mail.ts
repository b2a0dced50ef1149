import type { ContactMessage } from '../../contract/contact-message';
import type { NewMessage } from '../../messaging/outbox';

const WORDS = {
  en: {
    subject: (name: string) => `Message from the website: ${name}`,
    from: 'From',
    answer: 'Reply to this email and your answer goes to the sender.',
  },
  ar: {
    subject: (name: string) => `رسالة من الموقع: ${name}`,
    from: 'من',
    answer: 'رُدّ على هذه الرسالة وسيصل ردك إلى صاحبها.',
  },
};

/** A message of the contact form as a mail to the clinic, in the language of the page it was written on. */
export function contactMail(message: ContactMessage, documentId: string, to: string): NewMessage {
  const words = WORDS[message.language];
  return {
    channel: 'email',
    kind: 'contact-message',
    reference: documentId,
    to,
    isByStranger: true,
    replyTo: { address: message.email, name: message.name },
    subject: words.subject(message.name),
    text: `${words.from}: ${message.name} <${message.email}>\n\n${message.message}\n\n-- \n${words.answer}\n`,
  };
}
