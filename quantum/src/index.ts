export type * from './circuit/circuit.ts';
export type * from './circuit/parts.ts';
export * from './operations/kinds.ts';
export { bitCount, bitsOf, isIdle, neverActs, wireCount, wiresOf } from './circuit/operations.ts';
export { OPERATION as operationShape } from './circuit/operation-kinds.ts';
export { fieldsIn } from './circuit/shape.ts';
export type { ObjectShape, Shape } from './circuit/shape.ts';
export {
  emptyCircuit,
  operationAt,
  withColumnInserted,
  withColumns,
  withDefinition,
  withGateAt,
  withInitialState,
  withoutColumn,
} from './circuit/edit.ts';
export {
  operationOnBits,
  operationOnWires,
  withoutWire,
  withWireAdded,
  withWireMoved,
} from './circuit/wire-edits.ts';
export {
  controlAt,
  withBarrierPlaced,
  withControl,
  withGatePlaced,
  withMeasurementPlaced,
  withOperationPlacedAt,
  withoutPartAt,
  withPartMoved,
} from './circuit/edits/cell-edits.ts';
export { bitOfValue, conditionValue } from './circuit/condition-value.ts';
export {
  withCondition,
  withDisplayWires,
  withMeasurementBit,
  withOperationChanged,
  withParameter,
  withParameterSource,
} from './circuit/edits/adjustments.ts';
export {
  withDefinitionFrom,
  withGateExpanded,
  withRegionDefined,
} from './circuit/edits/definition-edits.ts';
export { isMadeWith } from './circuit/edits/definition-uses.ts';
export {
  copyRegion,
  operationsIn,
  withClipPasted,
  withoutRegion,
  withRegionMoved,
} from './circuit/edits/region-edits.ts';
export type { CircuitClip } from './circuit/edits/region-edits.ts';
export { isInRegion, isSameCell, regionBetween } from './circuit/edits/grid-cell.ts';
export type { GridCell, GridRegion } from './circuit/edits/grid-cell.ts';
export type { CellEditResult, EditRefusal } from './circuit/edits/edit-result.ts';
export { trimmed, withCrossingsSeparated } from './circuit/edits/layout.ts';
export { circuit, CircuitBuilder, continueCircuit } from './circuit/builder.ts';
export { circuitFrom } from './circuit/definitions.ts';
export { parseCircuit } from './circuit/parse-circuit.ts';
export { splitTerminalMeasurements } from './circuit/terminal-measurements.ts';
export type { SplitCircuit } from './circuit/terminal-measurements.ts';
export { withParameters } from './circuit/parameters.ts';
export { InvalidCircuit } from './circuit/problem.ts';
export { problemsOf } from './circuit/problems.ts';

export { argument, complex } from './complex.ts';
export { matrixOf } from './matrix.ts';
export { nearestUnitary, unitaryFault } from './near-unitary.ts';
export type { UnitaryFault } from './near-unitary.ts';
export { createRandom, drawSuccesses, freshSeed } from './random.ts';
export type { Random } from './random.ts';

export { arithmeticGate, greatestCommonDivisor } from './gates/arithmetic.ts';
export type { Arithmetic } from './gates/arithmetic.ts';
export { findGate } from './gates/catalog.ts';

export { formatBits, formatKet } from './state/bit-strings.ts';
export { fidelity, innerProduct, sameState } from './state/overlap.ts';
export { marginalProbabilities, probabilitiesOf } from './state/probabilities.ts';
export { sampleIndices } from './state/sampling.ts';
export { TooLarge } from './state/state-vector.ts';
export { MAX_DENSITY_WIRES } from './state/density-state.ts';
export type { QuantumState } from './state/mixture.ts';
export type { StateVector } from './state/state-vector.ts';

export { Cancelled } from './backend/backend.ts';
export type { Backend, BackendOptions } from './backend/backend.ts';
export { GATE_NANOSECONDS } from './simulate/program/noise.ts';
export type { NoiseModel } from './simulate/program/noise.ts';
export { durationLabel } from './notation/number-text.ts';
export { MAX_PLAIN_WIRES, plainBackend } from './simulate/state-vector/plain-backend.ts';
export { canShareMemory, createKernelBackend } from './kernels/kernel-backend.ts';
export { createLocalBackend } from './kernels/lazy-local-backend.ts';
export { serveKernels } from './kernels/kernel-worker.ts';
/** @public Thrown by the calls above. */
export { NothingKept } from './simulate/post-selection/nothing-kept.ts';
export { densityAfter, weightedDensityAfter } from './simulate/density/density-after.ts';
export { createImmediateEngine } from './simulate/immediate-engine.ts';
export type { ImmediateEngine } from './simulate/immediate-engine.ts';
export { exactDistribution } from './simulate/exact-distribution.ts';
export { runCircuit } from './simulate/run-circuit.ts';
export { branchesAfter } from './simulate/branches-after.ts';
export type { CircuitBranch } from './state/mixture.ts';
export { smallStateAfter } from './simulate/state-after.ts';
export { createStepper } from './simulate/stepper.ts';
export { sameUnitary } from './simulate/unitary.ts';

export { parseOpenQasm } from './notation/openqasm/parse-openqasm.ts';
export type { Problem } from './notation/problem.ts';
export { formatOpenQasm } from './notation/openqasm/format-openqasm.ts';
export { NotExpressible } from './notation/not-expressible.ts';
export {
  formatQiskit,
  formatQiskitInitial,
  formatQiskitOperation,
} from './notation/qiskit/format-qiskit.ts';
export { formatQuantikz } from './notation/quantikz/format-quantikz.ts';
export { formatSvg } from './notation/svg/format-svg.ts';
export { describeCircuit } from './notation/drawing/operation-text.ts';
export { formatCircuitUrl } from './notation/url/format-circuit-url.ts';
export { parseCircuitUrl } from './notation/url/parse-circuit-url.ts';
export { isQuirk } from './notation/quirk/is-quirk.ts';
export { parseQuirk } from './notation/quirk/parse-quirk.ts';

export { blochVector, entropyOfBlochLength } from './inspect/bloch.ts';
export type { BlochVector } from './inspect/bloch.ts';
export { branchesWithOutcome, branchOutcomes } from './inspect/branches.ts';
export type { BranchOutcome } from './inspect/branches.ts';
export { displayReading } from './inspect/display-reading.ts';
export type { DisplayReading } from './inspect/display-reading.ts';
export { purity, reducedDensityMatrix } from './inspect/density.ts';
export { concurrence, isEntangled } from './inspect/entanglement.ts';
export { correlation } from './inspect/expectation.ts';
export { conditionalProbability, probabilityOf } from './inspect/probabilities.ts';
export { summarizeState, summarizeStateOn } from './inspect/state-summary.ts';
export type { BasisRow, StateSummary, SummaryOptions } from './inspect/state-summary.ts';
export { projectedState } from './state/measurement.ts';

export { explain, nearnessTo } from './explain/explain.ts';
export type { ExplainOptions } from './explain/explain.ts';
export { counterexampleCircuit, counterexampleTo } from './explain/counterexample.ts';
export type { Counterexample } from './explain/counterexample.ts';
export type { Diagnosis } from './explain/diagnosis.ts';
export type { BehaviorGoal, Goal } from './explain/goal.ts';

// The exports below are promised only to users of the engine (README.md). The rest of this repository does not need
// them, which the tag tells knip. If an export above is no longer needed, knip reports it.

/** @public */
export { withOperationAt, withoutOperationAt } from './circuit/edit.ts';
/** @public */
export { withWiresMoved } from './circuit/wire-edits.ts';
/** @public */
export { composed } from './circuit/compose.ts';
/** @public */
export { controlledCircuit } from './circuit/controlled.ts';
/** @public */
export { definitionFrom } from './circuit/definitions.ts';
/** @public */
export type { ParsedCircuit } from './circuit/parse-circuit.ts';
/** @public */
export { inverseOf, repeated } from './circuit/inverse.ts';
/** @public */
export { parameterNames, tied } from './circuit/parameters.ts';
/** @public */
export type { CircuitProblem } from './circuit/problem.ts';
/** @public */
export { MAX_WIRES } from './circuit/problems.ts';
/** @public */
export type { Complex } from './complex.ts';
/** @public */
export { adjointOf, isUnitary, kroneckerProduct, multiplyMatrices } from './matrix.ts';
/** @public */
export type { Matrix } from './matrix.ts';
/** @public */
export { GATES } from './gates/catalog.ts';
/** @public */
export type { GateName, GateSpec } from './gates/gate.ts';
/** @public */
export type { Amplitudes } from './state/overlap.ts';
/** @public */
export type { AbortSignalLike } from './backend/backend.ts';
/** @public */
export type { ReadoutError } from './simulate/program/instruction.ts';
/** @public */
export type { BackendChoice } from './simulate/choose.ts';
/** @public */
export type { KernelBackend, KernelBackendOptions } from './kernels/kernel-backend.ts';
/** @public */
export type { WorkerLike } from './kernels/worker-port.ts';
/** @public */
export type { ExactOptions } from './simulate/exact-distribution.ts';
/** @public */
export type { RunOptions, RunResult } from './simulate/run-circuit.ts';
/** @public */
export type { BranchOptions } from './simulate/branches-after.ts';
/** @public */
export { powerOf } from './simulate/power.ts';
/** @public */
export { stateAfter } from './simulate/state-after.ts';
/** @public */
export type { StateOptions } from './simulate/state-after.ts';
/** @public */
export type { Stepper, StepperOptions } from './simulate/stepper.ts';
/** @public */
export { unitaryOf } from './simulate/unitary.ts';
/** @public */
export type { ParseResult } from './notation/openqasm/parse-openqasm.ts';
/** @public */
export type { OpenQasmOptions } from './notation/openqasm/format-openqasm.ts';
/** @public */
export type { QuantikzOptions } from './notation/quantikz/format-quantikz.ts';
/** @public */
export type { SvgOptions } from './notation/svg/format-svg.ts';
/** @public */
export type { CircuitUrlResult } from './notation/url/parse-circuit-url.ts';
/** @public */
export { entanglementEntropy, entropyOf } from './inspect/entanglement.ts';
/** @public */
export { pauliExpectation } from './inspect/expectation.ts';
/** @public */
export type { Pauli, PauliProduct } from './inspect/expectation.ts';
