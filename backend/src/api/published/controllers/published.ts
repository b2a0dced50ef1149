import { admit } from '../../../api-keys/admit';
import { presentCatalogue } from '../../../api-keys/present-catalogue';
import { staffAppointment } from '../../../appointments/list/staff-access';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { API_CALLS, type ApiCallName, apiCatalogueAnswer } from '../../../contract/api';
import { appointmentAnswer } from '../../../contract/appointment';
import { showForStaff } from '../../../desk/change-call';
import { behind, type Call, controller, onDuty, staff } from '../../../platform/call';
import { show } from '../../../platform/reply';
import appointment from '../../appointment/controllers/appointment';
import ownAppointment from '../../appointment/controllers/own-appointment';
import availability from '../../availability/controllers/availability';
import hold from '../../hold/controllers/hold';
import incomingMessage from '../../incoming-message/controllers/incoming-message';
import phoneCode from '../../phone-code/controllers/phone-code';

/** A call that the website or the staff area makes as well. */
function of(made: ReturnType<typeof controller>, action: string): Call {
  return (strapi) => {
    const handler = made({ strapi })[action];
    if (!handler) throw new Error(`There is no call ${action}`);
    return handler;
  };
}

const WORK: Record<ApiCallName, Call> = {
  getCatalogue: catalogueCall({ who: staff, answers: apiCatalogueAnswer }, async ({ catalogue, member }) =>
    show({ data: presentCatalogue(catalogue, member.scope) }),
  ),
  listFreeTimes: of(availability, 'find'),
  listNextTimes: of(availability, 'next'),
  holdTime: of(hold, 'create'),
  releaseHold: of(hold, 'delete'),
  askForCode: of(phoneCode, 'create'),
  proveCode: of(phoneCode, 'verify'),
  book: of(ownAppointment, 'create'),
  getBooking: of(ownAppointment, 'findByNumber'),
  cancelBooking: of(ownAppointment, 'cancelByPatient'),
  moveBooking: of(ownAppointment, 'moveByPatient'),
  listAppointments: of(appointment, 'find'),
  /** Without the notes, the history and the messages that staff see beside it. */
  getAppointment: catalogueCall(
    { who: onDuty('appointments'), answers: appointmentAnswer, names: staffAppointment },
    ({ db, catalogue, found }) => showForStaff({ db, catalogue }, found),
  ),
  changeStatus: of(appointment, 'transition'),
  listMessages: of(incomingMessage, 'find'),
  settleMessage: of(incomingMessage, 'settle'),
  answerMessage: of(incomingMessage, 'answer'),
};

const published = (name: ApiCallName) =>
  behind('key', (ctx, strapi) => admit(API_CALLS[name], ctx, strapi), WORK[name]);

/** Calls of other systems, which need a key (contract/api.ts, docs/integrations.md). */
export default controller(
  Object.fromEntries((Object.keys(API_CALLS) as ApiCallName[]).map((name) => [name, published(name)])),
);
