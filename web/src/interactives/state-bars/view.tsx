import { stateOfLine } from '@qubloom/curriculum';
import { AmplitudeBars } from '../../diagrams/bars/amplitude-bars.tsx';
import { amplitudesOf } from '../../diagrams/bars/amplitudes.ts';
import { SignedBars } from '../../diagrams/bars/signed-bars.tsx';
import type { ViewProps } from '../interactive.ts';

/** The signed bars at a circuit's end. */
export function View({ circuit, small }: ViewProps<'state-bars'>) {
  const amplitudes = amplitudesOf(stateOfLine(circuit));
  const [zero, one, ...more] = amplitudes;
  if (!zero || !one || more.length > 0) {
    return <AmplitudeBars amplitudes={amplitudes} hasTable={false} />;
  }
  return (
    <SignedBars
      amplitudes={[zero.re, zero.im, one.re, one.im]}
      probabilities={!small}
      size={small ? 'small' : 'large'}
    />
  );
}
