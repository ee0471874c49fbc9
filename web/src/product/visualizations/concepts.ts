/**
 * Concepts for filtering visualizations. The compiler checks that they match the contract's list; importing that
 * would also load its schemas.
 */
import type { VisualizationConcept } from '@qubloom/contract';

const names: Readonly<Record<VisualizationConcept, true>> = {
  'Bits and chance': true,
  'One qubit': true,
  Looking: true,
  'Linked qubits': true,
  Messages: true,
  Games: true,
  Algorithms: true,
  Errors: true,
};

export const visualizationConcepts = Object.keys(names) as readonly VisualizationConcept[];
