import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../platform/environment/environment';
import { MonthAnswers } from './availability/month-answers';
import { BookingQueue } from './booking/booking-queue';
import { WorkProofs } from './booking/work-proofs';
import { readPaymentGateway } from './deposits/payment-gateway';
import { PhoneProofs } from './phone-proof/phone-proofs';
import { DoorCodes } from './record/door-code';
import { FileKeys } from './record/file-key';
import { ManageKeys } from './record/manage-key';

export function createAppointmentServices(strapi: Core.Strapi) {
  const { ENCRYPTION_KEY } = readEnvironment();
  return {
    appointmentQueue: new BookingQueue(strapi),
    monthAnswers: new MonthAnswers(strapi),
    manageKeys: new ManageKeys(ENCRYPTION_KEY),
    fileKeys: new FileKeys(ENCRYPTION_KEY),
    doorCodes: new DoorCodes(ENCRYPTION_KEY),
    /** Takes deposits; null where none is set up. */
    paymentGateway: readPaymentGateway(),
    phoneProofs: new PhoneProofs(ENCRYPTION_KEY),
    workProofs: new WorkProofs(ENCRYPTION_KEY),
  };
}
