import { ArrowRight, X } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';
import { FilterChips, optionsOf } from '../../../ui/controls/filter-chips.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { PathLink } from '../../../ui/controls/path-link.tsx';
import { OutsideLink, TextLink } from '../../../ui/controls/text-link.tsx';
import { ThemeSwitch } from '../../../ui/controls/theme-switch.tsx';
import { longText, Row, Sample } from './sample.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const onDeep: readonly ButtonVariant[] = ['deep', 'deep-outline'];
const sizes: readonly ButtonSize[] = ['small', 'medium', 'large'];

export function ControlSamples() {
  return (
    <>
      <Sample name="controls/button">
        {variants.map((variant) => (
          <ButtonRow key={variant} variant={variant} />
        ))}
        <div className="flex flex-col gap-3 rounded-card bg-deep p-4 text-deep-ink">
          {onDeep.map((variant) => (
            <ButtonRow key={variant} variant={variant} />
          ))}
        </div>
        <Row>
          {sizes.map((size) => (
            <Button key={size} size={size}>
              {size}
              <ArrowRight aria-hidden="true" />
            </Button>
          ))}
          <Button size="small" variant="quiet" aria-label="Close">
            <X aria-hidden="true" />
          </Button>
        </Row>
        <Button variant="secondary">{longText}</Button>
      </Sample>
      <Sample name="controls/button-link">
        <Row>
          {variants.map((variant) => (
            <ButtonLink key={variant} to="/" variant={variant}>
              {variant}
            </ButtonLink>
          ))}
        </Row>
      </Sample>
      <Sample name="controls/text-link">
        <p>
          A sentence with <TextLink to="/">a link to one of our pages</TextLink> and{' '}
          <OutsideLink href="https://example.org">a link to another site</OutsideLink>.
        </p>
      </Sample>
      <Sample name="controls/path-link">
        <p>
          A sentence with{' '}
          <PathLink path="/courses?level=beginner">a link whose address is data</PathLink>.
        </p>
      </Sample>
      <Sample name="controls/choices">
        <ChoicesSample />
      </Sample>
      <Sample name="controls/filter-chips">
        <ChipsSample />
      </Sample>
      <Sample name="controls/tabs">
        <TabsSample />
      </Sample>
      <Sample name="controls/theme-switch">
        <ThemeSwitch />
      </Sample>
    </>
  );
}

function ButtonRow({ variant }: { readonly variant: ButtonVariant }) {
  return (
    <Row>
      <Button variant={variant}>{variant}</Button>
      <Button variant={variant} disabled>
        disabled
      </Button>
      <Button variant={variant} busy>
        busy
      </Button>
    </Row>
  );
}

function ChoicesSample() {
  const [chosen, choose] = useState<'short' | 'longer' | 'long'>('short');
  return (
    <Choices
      label="How long"
      options={[
        { value: 'short', label: 'Short' },
        { value: 'longer', label: 'Somewhat longer' },
        { value: 'long', label: longText },
      ]}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

const chips = ['First steps', 'Two qubits', 'Secrets', 'Games', 'Puzzles', 'Programs'] as const;

function ChipsSample() {
  const [chosen, choose] = useState<(typeof chips)[number]>();
  return (
    <FilterChips label="Category" options={optionsOf(chips)} chosen={chosen} onChoose={choose} />
  );
}

function TabsSample() {
  const [value, setValue] = useState('one');
  return (
    <Tabs value={value} onValueChange={setValue}>
      <TabList aria-label="Samples">
        <Tab value="one">Visualization</Tab>
        <Tab value="two">Explanation</Tab>
        <Tab value="three" disabled>
          Disabled
        </Tab>
      </TabList>
      <TabPanel value="one">The first panel.</TabPanel>
      <TabPanel value="two">The second panel.</TabPanel>
    </Tabs>
  );
}
