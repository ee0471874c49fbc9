import {
  setReading,
  setTheme,
  setVibrationOn,
  setZoomAllowed,
  useReading,
  useSoundOn,
  useTheme,
  useVibrationOn,
  useZoomAllowed,
} from '../../../lib/storage/device-settings.ts';
import { Choices } from '../../../ui/controls/choices.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { switchSounds } from '../../../ui/feedback/sounds.ts';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As my device' },
] as const;
const fonts = [
  { value: 'lexend', label: 'Lexend' },
  { value: 'atkinson', label: 'Atkinson Hyperlegible' },
  { value: 'opendyslexic', label: 'OpenDyslexic' },
] as const;
const sizes = [
  { value: '100', label: '100%' },
  { value: '125', label: '125%' },
  { value: '150', label: '150%' },
  { value: '200', label: '200%' },
] as const;
const spacings = [
  { value: 'normal', label: 'Normal' },
  { value: 'wide', label: 'Wide' },
] as const;
const motions = [
  { value: 'system', label: 'As my device' },
  { value: 'calm', label: 'Keep still' },
] as const;

/** The settings take effect at once, and belong to this browser. */
export function DeviceSettings() {
  return (
    <CardSection title="Reading and looks" intro="For this browser. What you pick shows at once.">
      <Choices label="Colors" options={themes} chosen={useTheme()} onChoose={setTheme} />
      <Choices
        label="Letters"
        options={fonts}
        chosen={useReading('font')}
        onChoose={(font) => setReading('font', font)}
      />
      <Choices
        label="Text size"
        options={sizes}
        chosen={useReading('size')}
        onChoose={(size) => setReading('size', size)}
      />
      <Choices
        label="Spacing"
        options={spacings}
        chosen={useReading('spacing')}
        onChoose={(spacing) => setReading('spacing', spacing)}
      />
      <Choices
        label="Motion"
        options={motions}
        chosen={useReading('motion')}
        onChoose={(motion) => setReading('motion', motion)}
      />
      <div>
        <Setting isOn={useZoomAllowed()} onChange={setZoomAllowed}>
          Let me zoom
        </Setting>
        <Setting isOn={useSoundOn()} onChange={switchSounds}>
          Play sounds
        </Setting>
        <Setting isOn={useVibrationOn()} onChange={setVibrationOn}>
          Vibrate when something works
        </Setting>
      </div>
    </CardSection>
  );
}

interface SettingProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: string;
}

function Setting({ isOn, onChange, children }: SettingProps) {
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-action"
      />
      {children}
    </label>
  );
}
