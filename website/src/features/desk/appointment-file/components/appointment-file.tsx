import type { CurrentUser } from '@/contract/account';
import type { AppointmentDetail as Detail } from '@/contract/appointment';
import { hasDuty } from '@/contract/roles';
import { AmendLink } from '@/features/desk/amendment/components/amend-link';
import { AppointmentDetail } from '@/features/desk/appointments/components/appointment-detail';
import { VisitAnswers } from '@/features/desk/appointments/components/visit-answers';
import { CallThis } from '@/features/desk/calls/components/call-this';
import { ConsentsPanel } from '@/features/desk/consents/components/consents-panel';
import { VisitMessages } from '@/features/desk/inbox/components/visit-messages';
import { PaymentsPanel } from '@/features/desk/payments/components/payments-panel';
import { RecallPanel } from '@/features/desk/recalls/components/recall-panel';
import { RoomsPanel } from '@/features/desk/rooms/components/rooms-panel';
import { StaffNotes } from '@/features/desk/staff-notes/components/staff-notes';
import { AttendancePanel } from '@/features/desk/today/components/attendance-panel';

export function AppointmentFile({
  file,
  staff,
  isBeside = false,
}: {
  file: Detail;
  staff: CurrentUser['staff'];
  isBeside?: boolean;
}) {
  const makesCalls = staff !== null && hasDuty({ role: staff.role, duty: 'calls' });
  const isAtDesk = staff !== null && hasDuty({ role: staff.role, duty: 'desk' });
  const writesNotes = staff !== null && hasDuty({ role: staff.role, duty: 'notes' });
  const takesPayments = staff !== null && hasDuty({ role: staff.role, duty: 'payments' });
  const mayAnswer = staff !== null && hasDuty({ role: staff.role, duty: 'messages' });
  return (
    <AppointmentDetail
      file={file}
      isBeside={isBeside}
      attendance={<AttendancePanel file={file} />}
      rooms={<RoomsPanel file={file} mayChange={isAtDesk} />}
      payments={takesPayments ? <PaymentsPanel id={file.documentId} timeZone={file.timeZone} /> : null}
      recall={<RecallPanel file={file} mayBook={isAtDesk} />}
      call={makesCalls ? <CallThis file={file} /> : null}
      amend={writesNotes ? <AmendLink id={file.documentId} mayAmend={isAtDesk} /> : null}
      messages={isAtDesk ? <VisitMessages file={file} mayAnswer={mayAnswer} /> : null}
      notes={writesNotes ? <StaffNotes file={file} /> : null}
      answers={<VisitAnswers file={file} seesPictures={isAtDesk} />}
      consents={<ConsentsPanel file={file} mayWithdraw={isAtDesk} />}
    />
  );
}
