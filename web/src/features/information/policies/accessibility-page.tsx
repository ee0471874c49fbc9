/** The accessibility statement: what works, what does not work yet, and how we know. */
import { brand } from '@qubloom/contract';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { SupportMailLink } from '../parts/support-mail.tsx';
import { PolicyPage, type PolicySection } from './policy-page.tsx';
import { TermsPicture } from './policy-pictures.tsx';

const short = [
  'Everything works with a keyboard, by touch and with a mouse, on a phone and on a large screen.',
  'Letters, spacing, colors and motion can be changed on the profile, and lessons can be read aloud.',
  'We aim at WCAG 2.2, level AA. We test that ourselves; nobody from outside has certified it.',
];

const sections: readonly PolicySection[] = [
  {
    id: 'aim',
    title: 'What we aim at',
    content: (
      <p>
        {brand.name} should work for every learner. The measure is the Web Content Accessibility
        Guidelines (WCAG) 2.2, level AA.
      </p>
    ),
  },
  {
    id: 'works',
    title: 'What works',
    content: (
      <ul>
        <li>Every control has a name, and can be reached and used with the keyboard alone.</li>
        <li>
          Circuits, charts and pictures of qubits have their content in words, so that a screen
          reader can tell it. A circuit is built by keys as well as by dragging.
        </li>
        <li>Colors never carry a meaning alone. There is a light and a dark look.</li>
        <li>Letters can be twice as large, and a window can be zoomed to 400 %.</li>
        <li>Motion stops where a device asks for it, or by a switch on the profile.</li>
        <li>Nothing has a time limit that a learner can't wait out or begin again.</li>
      </ul>
    ),
  },
  {
    id: 'limits',
    title: "What doesn't work well yet",
    content: (
      <ul>
        <li>
          Blocks in the code lab can be moved with the keyboard, but a screen reader says little of
          them. The same programs can be written as text.
        </li>
        <li>Circuits with many wires are wider than a phone, and scroll sideways.</li>
        <li>The site is in English only.</li>
      </ul>
    ),
  },
  {
    id: 'how-known',
    title: 'How we know',
    content: (
      <p>
        Before each change goes out, a program looks at every page for mistakes that programs can
        find: at several widths, in both looks, in high contrast and with large letters. Whole
        journeys are made with the keyboard alone. People who depend on assistive technology find
        what programs can't, so please tell us.
      </p>
    ),
  },
  {
    id: 'tell-us',
    title: "If something doesn't work",
    content: (
      <p>
        Write to <SupportMailLink subject="Accessibility" />, with the page and the device you use,
        or ask on the <TextLink to="/contact">contact page</TextLink>.
      </p>
    ),
  },
];

export function AccessibilityPage() {
  return (
    <PolicyPage
      id="accessibility"
      title="Accessibility Statement"
      lead="What works for whom, what doesn't yet, and how we know."
      picture={<TermsPicture />}
      short={short}
      sections={sections}
    />
  );
}
