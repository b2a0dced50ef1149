/** The words of the one-page form beside those of its fields of a person. */
export interface PlainWords {
  appointment: string;
  times: string;
  person: string;
  branch: string;
  branchChoose: string;
  doctor: string;
  doctorChoose: string;
  service: string;
  date: string;
  dateFirst: string;
  show: string;
  ways: string;
  showAgain: string;
  payment: string;
  organisation: string;
  cashOnly: string;
  otherWay: string;
  change: string;
  booked: string;
}
