import { useId, useState } from 'react';
import { CheckBox } from '../../../ui/controls/check-box.tsx';
import { LabeledSlider } from '../../../ui/controls/labeled-slider.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { RadioCard, type RadioCardTone } from '../../../ui/controls/radio-cards.tsx';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { longText, Sample } from './sample.tsx';

export function FieldSamples() {
  return (
    <>
      <Sample name="controls/text-field">
        <TextField label="Plain" placeholder="Something to type" />
        <TextField label="With a hint" hint="Three letters at least." defaultValue="Ada" />
        <TextField label="With an error" error="Please type a name." defaultValue="A" />
        <TextField label="Disabled" disabled defaultValue="Ada" />
        <TextField label={longText} hint={longText} error={longText} defaultValue={longText} />
      </Sample>
      <Sample name="controls/password-field">
        <PasswordField label="Password" autoComplete="off" defaultValue="analytical-engine" />
      </Sample>
      <Sample name="controls/select-field">
        <SelectField label="Plain">
          <option>One</option>
          <option>{longText}</option>
        </SelectField>
        <SelectField label="With a hint" hint="Take the first one.">
          <option>One</option>
        </SelectField>
        <SelectField label="With an error" error="Please choose something.">
          <option>Choose...</option>
        </SelectField>
      </Sample>
      <Sample name="controls/check-box">
        <CheckBoxes />
      </Sample>
      <Sample name="controls/radio-cards">
        <RadioCards />
      </Sample>
      <Sample name="controls/labeled-slider">
        <Sliders />
      </Sample>
    </>
  );
}

function CheckBoxes() {
  const [isChecked, setChecked] = useState(true);
  return (
    <>
      <CheckBox checked={isChecked} onChange={setChecked}>
        I want to hear of news
      </CheckBox>
      <CheckBox checked={false} onChange={() => undefined} error="Please tick this box.">
        {longText}
      </CheckBox>
    </>
  );
}

const tones: readonly RadioCardTone[] = ['plain', 'good', 'neutral'];

function RadioCards() {
  const name = useId();
  const [chosen, choose] = useState('A');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">What does a look show?</legend>
      {['A', 'B'].map((letter) => (
        <RadioCard
          key={letter}
          name={name}
          value={letter}
          mark={letter}
          checked={chosen === letter}
          onChoose={() => choose(letter)}
        >
          {letter === 'A' ? '0 or 1' : longText}
        </RadioCard>
      ))}
      {tones.map((tone) => (
        <RadioCard
          key={tone}
          name={`${name}-disabled`}
          value={tone}
          tone={tone}
          checked={tone === 'good'}
          onChoose={() => undefined}
          disabled
        >
          {tone}, disabled
        </RadioCard>
      ))}
    </fieldset>
  );
}

function Sliders() {
  const [value, setValue] = useState(40);
  return (
    <>
      <LabeledSlider
        label="Noise"
        value={value}
        min={0}
        max={100}
        text={`${String(value)}%`}
        onChange={setValue}
      />
      <LabeledSlider
        label="Disabled"
        value={70}
        min={0}
        max={100}
        text="70%"
        isDisabled
        onChange={() => undefined}
      />
    </>
  );
}
