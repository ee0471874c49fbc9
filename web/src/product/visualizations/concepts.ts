/** What visualizations are filtered by; the compiler sees that it is the contract's list, whose schemas stay away. */
import type { VisualizationConcept } from '@qubloom/contract';

const names: Readonly<Record<VisualizationConcept, true>> = {
  'Bits and chance': true,
  'One qubit': true,
  Looking: true,
  'Linked qubits': true,
  Messages: true,
  'Secrets and games': true,
  Algorithms: true,
  Errors: true,
};

export const visualizationConcepts = Object.keys(names) as readonly VisualizationConcept[];
