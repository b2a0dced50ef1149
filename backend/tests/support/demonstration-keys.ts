/**
 * The keys of the demonstration people, places and topics, with what an illustrator needs to know.
 * The picture of an entry is named after its key: `pictures/doctors/<key>.svg` and so on, a second one
 * `<key>-2.svg`.
 */
export interface PortraitKey {
  key: string;
  gender: 'f' | 'm';
  /** Age in years, to the nearest five: enough to draw hair, glasses and beard. */
  age: number;
  wearsHijab?: boolean;
}

export interface TopicKey {
  key: string;
  topic: string;
}

export const doctorKeys: PortraitKey[] = [
  { key: 'hala-mansour', gender: 'f', age: 55 },
  { key: 'karim-shawky', gender: 'm', age: 50 },
  { key: 'nadia-fahmy', gender: 'f', age: 45, wearsHijab: true },
  { key: 'omar-elgohary', gender: 'm', age: 40 },
  { key: 'salma-abdelrahman', gender: 'f', age: 40, wearsHijab: true },
  { key: 'youssef-labib', gender: 'm', age: 50 },
  { key: 'rania-helmy', gender: 'f', age: 45 },
  { key: 'tarek-elnaggar', gender: 'm', age: 60 },
  { key: 'dina-wassef', gender: 'f', age: 35 },
  { key: 'mostafa-sabry', gender: 'm', age: 35 },
  { key: 'aya-hegazy', gender: 'f', age: 35, wearsHijab: true },
  { key: 'sherif-boulos', gender: 'm', age: 45 },
];

export const founderKeys: PortraitKey[] = [
  { key: 'laila-hosny', gender: 'f', age: 70, wearsHijab: true },
  { key: 'adel-rizk', gender: 'm', age: 70 },
  { key: 'hisham-nour', gender: 'm', age: 60 },
];

export const reviewerKeys: PortraitKey[] = [
  { key: 'mona', gender: 'f', age: 35, wearsHijab: true },
  { key: 'ahmed', gender: 'm', age: 45 },
  { key: 'heba', gender: 'f', age: 30 },
  { key: 'mahmoud', gender: 'm', age: 65 },
  { key: 'nourhan', gender: 'f', age: 25, wearsHijab: true },
  { key: 'peter', gender: 'm', age: 30 },
  { key: 'samia', gender: 'f', age: 70, wearsHijab: true },
  { key: 'khaled', gender: 'm', age: 40 },
  { key: 'mary', gender: 'f', age: 50 },
  { key: 'amr', gender: 'm', age: 25 },
];

export const branchKeys: TopicKey[] = [
  { key: 'new-cairo', topic: 'Modern low building in a planted district east of Cairo' },
  { key: 'dokki', topic: 'Clinic floor of a city building near the Nile in Giza' },
  { key: 'alexandria', topic: 'Light building in Smouha, Alexandria, sea not far away' },
];

export const serviceKeys: TopicKey[] = [
  { key: 'consultation', topic: 'A doctor listens to a patient across a desk' },
  { key: 'hearing-test', topic: 'Headphones and an audiogram curve' },
  { key: 'tympanometry', topic: 'Ear drum and a pressure curve' },
  { key: 'sinus-endoscopy', topic: 'Thin endoscope looking at nose and sinuses' },
  { key: 'septum-assessment', topic: 'Nose in front view with a bent septum, air flowing' },
  { key: 'tonsil-assessment', topic: 'Open mouth with tonsils, tongue depressor' },
  { key: 'sleep-study', topic: 'Sleeping person at night with small sensors' },
  { key: 'allergy-test', topic: 'Forearm with rows of small skin-prick drops' },
  { key: 'voice-assessment', topic: 'Microphone and a voice wave' },
  { key: 'vertigo-rehabilitation', topic: 'Person training balance, circular arrows at the head' },
  { key: 'ear-wax-removal', topic: 'Ear with a microscope or small suction tip' },
  { key: 'hearing-aids', topic: 'Hearing aid behind an ear, sound waves' },
  { key: 'children-hearing-screening', topic: 'Small child with a soft ear probe, toys' },
  { key: 'neck-ultrasound', topic: 'Ultrasound probe on a neck, screen beside it' },
  { key: 'follow-up', topic: 'Doctor and patient look at the plan of the last visit together' },
];

export const articleKeys: TopicKey[] = [
  { key: 'sudden-hearing-loss', topic: 'One ear goes silent overnight: why not to wait' },
  { key: 'ear-wax', topic: 'Ear wax: what helps, and why cotton buds do not' },
  { key: 'middle-ear-infection', topic: 'A small child with earache at night' },
  { key: 'tonsils', topic: 'When tonsils stay and when they go' },
  { key: 'sinusitis-or-cold', topic: 'Common cold or sinusitis, how to tell' },
  { key: 'positional-vertigo', topic: 'The room spins when turning in bed' },
  { key: 'snoring', topic: 'Snoring and pauses of breath in sleep' },
  { key: 'hoarse-voice', topic: 'A teacher with a tired, hoarse voice' },
  { key: 'nosebleed', topic: 'Nosebleed: sit up, lean forward, pinch' },
  { key: 'dust-and-allergy', topic: 'Khamaseen dust season and the allergic nose' },
];
