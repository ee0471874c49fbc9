import { stateOfLine } from '@qubloom/curriculum';
import { probabilitiesOf } from '@qubloom/quantum';
import { CorrelationGrid } from '../../diagrams/pairs/correlation-grid.tsx';
import type { ViewProps } from '../interactive.ts';

/** Alice has q1 and Bob has q0, so that a ket lists Alice first. */
export function View({ circuit }: ViewProps<'chance-grid'>) {
  const [none = 0, bob = 0, alice = 0, both = 0] = probabilitiesOf(stateOfLine(circuit));
  return <CorrelationGrid counts={null} exact={[none, bob, alice, both]} />;
}
