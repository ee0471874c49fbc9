import {
  ClipboardCheck,
  FileText,
  FlaskConical,
  Presentation,
  Puzzle,
  ShieldCheck,
  Sparkles,
} from 'lucide-react';

export const benefits = [
  {
    Icon: Sparkles,
    tone: 'action',
    title: 'Nothing to prepare for',
    text: "You don't need to know quantum physics. Every lesson explains itself, and you can guess along with the class.",
  },
  {
    Icon: FlaskConical,
    tone: 'zero',
    title: 'Real experiments',
    text: 'Exact simulators on any laptop or tablet, full screen on the projector, with nothing to install.',
  },
  {
    Icon: ShieldCheck,
    tone: 'one',
    title: 'Fit for a classroom',
    text: 'Visitors need no account and leave no data. There are no ads, and the first lesson of each free course is open to everybody.',
  },
] as const;

export const resources = [
  {
    Icon: FileText,
    tone: 'action',
    title: 'Lesson plans',
    text: 'What the lesson is about, what to prepare, when to let them guess, and what they usually get wrong. If you’re 18 or over, all those of your plan are open from the start.',
  },
  {
    Icon: Puzzle,
    tone: 'points',
    title: 'Classroom activities',
    text: 'For every lesson an activity without computers: with coins, cards, string, paper and people.',
  },
  {
    Icon: Presentation,
    tone: 'zero',
    title: 'Presentation materials',
    text: 'Simulators and visualizations for the projector, and slides for every lesson, as a PDF or as a PPTX to change.',
  },
  {
    Icon: ClipboardCheck,
    tone: 'one',
    title: 'Assessment tools',
    text: 'A quiz in every lesson, with a reason for each answer, an assessment on paper with a key, worksheets with answer sheets, and the progress of everybody in your class.',
  },
] as const;

interface Step {
  readonly title: string;
  readonly text: string;
  /** Says what to press, with a link in the middle. */
  readonly press: {
    readonly before: string;
    readonly link: string;
    readonly to: string;
    readonly after: string;
  };
}

export const steps = [
  {
    title: 'Start with the Quantum Basics course',
    text: "Take its first two lessons yourself. That takes an hour at most, and you'll know how all the others work.",
    press: {
      before: 'Open',
      link: 'Courses',
      to: '/courses',
      after: ', then the course, then the first lesson.',
    },
  },
  {
    title: 'Choose your pace',
    text: 'The plan of a lesson takes about 20 minutes. The rest of a 45-minute period is for the activity without computers and for talking. At one period a week, the ten lessons last a term.',
    press: {
      before: 'On',
      link: 'Teach',
      to: '/teach',
      after: ', make a class, then paste the names or show the code.',
    },
  },
  {
    title: 'Guess out loud',
    text: 'Show the question on the projector and let everybody commit to a guess before anyone presses Run.',
    press: {
      before: 'Open your class on',
      link: 'Teach',
      to: '/teach',
      after:
        ', choose "Teach live", and start a lesson: a projector, a board of guesses, "Everybody look here", and rooms for groups.',
    },
  },
  {
    title: 'Let pairs run it',
    text: 'Two learners to a device: one builds, one predicts, then they swap. The first lesson of each free course works without accounts.',
    press: {
      before: 'Everybody opens',
      link: 'the first lesson',
      to: '/first-lesson',
      after: ' in a browser. Nothing has to be installed.',
    },
  },
  {
    title: 'Talk about what was wrong',
    text: 'Close with the guess that most of the class got wrong, and why it was tempting. The quiz can wait until home.',
    press: {
      before: 'Later, open your class on',
      link: 'Teach',
      to: '/teach',
      after: ' to see who got stuck, and where.',
    },
  },
] as const satisfies readonly Step[];

export const classroomOffer = {
  features: [
    'Full access to all courses and simulators',
    'Teacher dashboard',
    'Downloadable lesson plans and activities',
    'Basic assessment tools',
  ],
} as const;

export const schoolLicense = {
  features: [
    'Unlimited students and classrooms',
    'Advanced analytics and reporting',
    'Professional development sessions',
    'Priority support',
  ],
} as const;
