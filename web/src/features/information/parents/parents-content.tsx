import {
  Brain,
  Clock,
  Compass,
  Globe,
  Hourglass,
  MessagesSquare,
  Rocket,
  ShieldCheck,
  Sparkles,
} from 'lucide-react';
import { TextLink } from '../../../ui/controls/text-link.tsx';

export const benefits = [
  {
    Icon: Brain,
    tone: 'action',
    title: 'Careful thinking',
    text: 'Guess, test, explain, try again: every lesson goes the way science does.',
  },
  {
    Icon: Compass,
    tone: 'zero',
    title: 'Feeling at home with chance',
    text: "What's likely, what's fair, and why one try proves little. That helps far beyond physics.",
  },
  {
    Icon: Rocket,
    tone: 'one',
    title: 'A head start without a race',
    text: 'The ideas behind a new kind of computer, with no grades, no ranks and no hurry.',
  },
] as const;

export const reassurances = [
  {
    Icon: ShieldCheck,
    tone: 'action',
    title: 'Safe environment',
    text: (
      <p>
        No ads, no trackers, nothing sold. Under 13, study rooms, chat and buying stay off until
        you've said yes, and you can take that back at any time on{' '}
        <TextLink to="/parent">the parent's page</TextLink> or your{' '}
        <TextLink to="/family">family page</TextLink>.
      </p>
    ),
  },
  {
    Icon: Hourglass,
    tone: 'points',
    title: 'Manageable time',
    text: (
      <p>
        A lesson takes 15 to 30 minutes, and two or three a week are plenty. After 25 minutes the
        site itself says that this is a good place to stop.
      </p>
    ),
  },
  {
    Icon: Globe,
    tone: 'zero',
    title: 'Real-world applications',
    text: (
      <p>
        Secret keys, medicine, new materials: children learn what quantum computers may be good for,
        and just as plainly what they won't be.
      </p>
    ),
  },
] as const;

export const tips = [
  {
    Icon: MessagesSquare,
    tone: 'action',
    title: 'Ask what they guessed',
    text: 'Not whether it was right. A wrong guess that got explained is the best part of a lesson, and children love telling you about it.',
  },
  {
    Icon: Clock,
    tone: 'points',
    title: 'Find a regular time',
    text: 'Two or three short sessions a week stick better than one long afternoon. The dashboard has a ring for exactly that.',
  },
  {
    Icon: Sparkles,
    tone: 'one',
    title: 'Learn along',
    text: "You don't need to know any of it. Open the first lesson next to them and be wrong together.",
  },
  {
    Icon: Rocket,
    tone: 'zero',
    title: 'Praise the method',
    text: `"You tried both inputs!" helps more than "You're so smart!" The site talks to them that way, too.`,
  },
] as const;
