/** The ways in which a patient is told of an appointment. */
export const CHANNELS = ['email', 'sms', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What became of a message after it was handed over, where the gateway tells. */
export const DELIVERY_STATES = ['delivered', 'read', 'undelivered'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Those of them that go to a phone, which the patient chooses with the number. */
export const PHONE_CHANNELS = ['sms', 'whatsapp'] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];
