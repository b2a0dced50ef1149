export const CHANNELS = ['email', 'sms', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Outcome of a message after it was handed over, where the gateway tells. */
export const DELIVERY_STATES = ['delivered', 'read', 'undelivered'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Channels that go to a phone, which the patient chooses with the number. */
export const PHONE_CHANNELS = ['sms', 'whatsapp'] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];

/** Ways of reminding patients who are reached in several: by each, by their phone channel, or by email. */
export const REMINDER_WAYS = ['every_way', 'phone_first', 'email_first'] as const;
export type ReminderWay = (typeof REMINDER_WAYS)[number];
