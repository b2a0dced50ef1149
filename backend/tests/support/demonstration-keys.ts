/**
 * The keys of the demonstration people, places and topics, with what an illustrator needs to know.
 * The picture of an entry is named after its key: `pictures/services/<key>.svg` and so on, a second one
 * `<key>-2.svg`.
 */
export interface PersonKey {
  key: string;
}

export interface TopicKey {
  key: string;
  topic: string;
}

export const doctorKeys: PersonKey[] = [
  { key: 'hala-mansour' },
  { key: 'karim-shawky' },
  { key: 'nadia-fahmy' },
  { key: 'omar-elgohary' },
  { key: 'salma-abdelrahman' },
  { key: 'youssef-labib' },
  { key: 'rania-helmy' },
  { key: 'tarek-elnaggar' },
  { key: 'dina-wassef' },
  { key: 'mostafa-sabry' },
  { key: 'aya-hegazy' },
  { key: 'sherif-boulos' },
];

export const founderKeys: PersonKey[] = [
  { key: 'laila-hosny' },
  { key: 'adel-rizk' },
  { key: 'hisham-nour' },
];

export const reviewerKeys: PersonKey[] = [
  { key: 'mona' },
  { key: 'ahmed' },
  { key: 'heba' },
  { key: 'mahmoud' },
  { key: 'nourhan' },
  { key: 'peter' },
  { key: 'samia' },
  { key: 'khaled' },
  { key: 'mary' },
  { key: 'amr' },
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
