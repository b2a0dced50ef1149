/**
 * The ten commonest tasks of an editor, as a person does them: each press, choice and text typed is one step.
 *
 * @typedef {import('./tour-hand.mjs').Hand} Hand
 * @typedef {{ file: string, title: string, run: (hand: Hand) => Promise<void> }} Task
 */

const ENTRY = {
  en: {
    question: 'Do you see children on Fridays?',
    answer: 'Yes, in every branch that is open on Fridays. Book a time as usual.',
  },
  ar: {
    question: 'هل تستقبلون الأطفال يوم الجمعة؟',
    answer: 'نعم، في كل فرع يعمل يوم الجمعة. احجز موعدًا كالمعتاد.',
  },
};

/** @type {Task[]} */
export const TOUR_TASKS = [
  {
    file: 'phone',
    title: 'Change the clinic’s phone number',
    run: async (hand) => {
      await hand.openPage('Main information');
      await hand.write('phone', '02 2000 0177');
      await hand.picture();
      await hand.publish();
    },
  },
  {
    file: 'new-doctor',
    title: 'Add a doctor',
    run: async (hand) => {
      await hand.openList('Doctor');
      await hand.create();
      await hand.write('name', 'Dr Salma Fouad');
      await hand.write('title', 'Specialist in ear, nose and throat');
      await hand.choose('Specialties', 'Ear and hearing');
      await hand.picture();
      await hand.publish();
    },
  },
  {
    file: 'doctors-text',
    title: 'Change what is said about a doctor',
    run: async (hand) => {
      await hand.openList('Doctor');
      await hand.openFirst();
      await hand.write('title', 'Professor of ear surgery and hearing');
      await hand.picture();
      await hand.publish();
    },
  },
  {
    file: 'picture',
    title: 'Replace a picture',
    run: async (hand) => {
      await hand.openList('Branch');
      await hand.openFirst();
      await hand.replacePicture('Picture');
      await hand.picture();
      await hand.publish();
    },
  },
  {
    file: 'question',
    title: 'Add a question and its answer',
    run: async (hand) => {
      await hand.openList('Question and answer');
      await hand.create();
      await hand.write('question', ENTRY.en.question);
      await hand.write('answer', ENTRY.en.answer);
      await hand.publish();
      await hand.switchTo('ar');
      await hand.write('question', ENTRY.ar.question);
      await hand.write('answer', ENTRY.ar.answer);
      await hand.picture();
      await hand.publish();
    },
  },
  {
    file: 'article',
    title: 'Publish an article in both languages',
    run: async (hand) => {
      await hand.openList('Article');
      await hand.create();
      await hand.write('title', 'Swimming with a perforated eardrum');
      await hand.pickDay('publishedOn');
      await hand.writeText('Keep the ear dry until your doctor has seen that it is closed again.');
      await hand.publish();
      await hand.switchTo('ar');
      await hand.write('title', 'السباحة مع ثقب في طبلة الأذن');
      await hand.writeText('أبقِ الأذن جافة إلى أن يرى طبيبك أن الثقب التأم.');
      await hand.picture();
      await hand.publish();
    },
  },
  {
    file: 'opening-hours',
    title: 'Change the opening hours of a branch',
    run: async (hand) => {
      await hand.openList('Branch');
      await hand.openFirst();
      await hand.openPart('Thursday');
      await hand.pickTime('opensAt', '09:00');
      await hand.picture();
      await hand.publish();
    },
  },
  {
    file: 'notice',
    title: 'Put a notice on every page',
    run: async (hand) => {
      await hand.openList('Announcement');
      await hand.create();
      await hand.write('text', 'From Sunday to Thursday we are open until 11 in the evening.');
      await hand.pickDay('startsOn');
      await hand.pickDay('endsOn', 2);
      await hand.picture();
      await hand.publish();
      await hand.switchTo('ar');
      await hand.write('text', 'من الأحد إلى الخميس نعمل حتى الحادية عشرة مساءً.');
      await hand.publish();
    },
  },
  {
    file: 'take-off',
    title: 'Take an entry off the site',
    run: async (hand) => {
      await hand.openList('Question and answer');
      await hand.openFirst();
      await hand.picture();
      await hand.unpublish();
    },
  },
  {
    file: 'new-service',
    title: 'Add a service',
    run: async (hand) => {
      await hand.openList('Service');
      await hand.create();
      await hand.write('name', 'Hearing aid check');
      await hand.write(
        'summary',
        'We clean and check your hearing aid, and set it to your hearing of today.',
      );
      await hand.choose('Specialties', 'Ear and hearing');
      await hand.picture();
      await hand.publish();
    },
  },
];
