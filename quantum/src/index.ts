export type * from './circuit/circuit.ts';
export {
  barrier,
  bitCount,
  bitsOf,
  control,
  frozen,
  gate,
  measure,
  reset,
  touch,
  wireCount,
  wiresOf,
} from './circuit/operations.ts';
export type { GateOptions } from './circuit/operations.ts';
export {
  emptyCircuit,
  firstFreeColumn,
  operationAt,
  withColumnInserted,
  withColumns,
  withDefinition,
  withGateAt,
  withInitialState,
  withOperation,
  withOperationAt,
  withoutColumn,
  withoutEmptyColumns,
  withoutOperationAt,
} from './circuit/edit.ts';
export {
  operationOnWires,
  withBitAdded,
  withoutWire,
  withWireAdded,
  withWiresMoved,
} from './circuit/wire-edits.ts';
export { circuit, CircuitBuilder, continueCircuit } from './circuit/builder.ts';
export { composed } from './circuit/compose.ts';
export { controlledCircuit } from './circuit/controlled.ts';
export { circuitFrom, definitionFrom } from './circuit/definitions.ts';
export { parseCircuit } from './circuit/parse-circuit.ts';
export type { ParsedCircuit } from './circuit/parse-circuit.ts';
export { inverseOf, repeated } from './circuit/inverse.ts';
export { parameterNames, tied, withParameters } from './circuit/parameters.ts';
export {
  MAX_DEFINITION_DEPTH,
  MAX_GATE_STEPS,
  MAX_MATRIX_WIRES,
} from './circuit/definition-problems.ts';
export { InvalidCircuit } from './circuit/problem.ts';
export type { CircuitProblem } from './circuit/problem.ts';
export {
  MAX_BITS,
  MAX_CIRCUIT_STEPS,
  MAX_WIRES,
  problemsOf,
  requireSound,
} from './circuit/problems.ts';

export {
  addComplex,
  argument,
  complex,
  conjugate,
  fromPolar,
  modulus,
  multiplyComplex,
  squaredModulus,
} from './complex.ts';
export type { Complex } from './complex.ts';
export {
  adjointOf,
  equalUpToGlobalPhase,
  identityMatrix,
  isUnitary,
  kroneckerProduct,
  matrixOf,
  multiplyMatrices,
  TOLERANCE,
} from './matrix.ts';
export type { Matrix } from './matrix.ts';
export { unitaryPower } from './eigen.ts';
export { createRandom, freshSeed } from './random.ts';
export type { Random } from './random.ts';

export { findGate, GATES } from './gates/catalogue.ts';
export type { GateName, GateShape, GateSpec, GateUse } from './gates/gate.ts';

export { formatBits, formatClassicalBits, formatKet, parseBits } from './state/bit-strings.ts';
export { fidelity, innerProduct, sameState } from './state/overlap.ts';
export type { Amplitudes } from './state/overlap.ts';
export { sampleIndices } from './state/sampling.ts';
export { distributionOf, marginalProbabilities, probabilitiesOf } from './state/probabilities.ts';
export {
  basisState,
  copyOfState,
  MAX_STATE_WIRES,
  productState,
  TooLarge,
} from './state/state-vector.ts';
export { MAX_DENSITY_WIRES } from './state/density-state.ts';
export type { Mixture, QuantumState, WeightedState } from './state/mixture.ts';
export type { StateVector } from './state/state-vector.ts';

export { Cancelled } from './simulate/backend.ts';
export type { Backend, BackendOptions, CancelSignal } from './simulate/backend.ts';
export type { ReadoutError } from './simulate/instruction.ts';
export type { NoiseModel } from './simulate/noise.ts';
export type { BackendChoice } from './simulate/choose.ts';
export { plainBackend } from './simulate/plain-backend.ts';
export { createAutomaticBackend } from './kernels/automatic-backend.ts';
export { canShareMemory, createKernelBackend } from './kernels/kernel-backend.ts';
export type {
  KernelBackend,
  KernelBackendOptions,
  KernelRunOptions,
} from './kernels/kernel-backend.ts';
export { createLocalBackend } from './kernels/local-backend.ts';
export { serveKernels } from './kernels/serve-kernels.ts';
export type { WorkerEvent, WorkerLike, WorkerScope } from './kernels/worker-port.ts';
export { densityAfter } from './simulate/density-after.ts';
export { exactDistribution, MAX_BRANCHES, MAX_OUTCOMES } from './simulate/exact-distribution.ts';
export type { ExactOptions } from './simulate/exact-distribution.ts';
export { MAX_SHOTS, runCircuit } from './simulate/run-circuit.ts';
export type { RunOptions, RunResult } from './simulate/run-circuit.ts';
export { branchesAfter } from './simulate/branches-after.ts';
export type { BranchOptions, CircuitBranch } from './simulate/branches-after.ts';
export type { PathState } from './simulate/path.ts';
export { powerOf } from './simulate/power.ts';
export { stateAfter } from './simulate/state-after.ts';
export type { PathOptions } from './simulate/state-after.ts';
export { createStepper } from './simulate/stepper.ts';
export type { Stepper, StepperOptions } from './simulate/stepper.ts';
export { MAX_UNITARY_WIRES, sameUnitary, unitaryOf } from './simulate/unitary.ts';
export type { UnitaryStep } from './simulate/unitary-step.ts';

export { parseOpenQasm } from './notation/openqasm/parse-openqasm.ts';
export type { ParseResult } from './notation/openqasm/parse-openqasm.ts';
export type { Problem } from './notation/problem.ts';
export { formatOpenQasm } from './notation/openqasm/format-openqasm.ts';
export type { OpenQasmOptions } from './notation/openqasm/format-openqasm.ts';
export { NotExpressible } from './notation/not-expressible.ts';
export { formatQiskit } from './notation/qiskit/format-qiskit.ts';
export { formatQuantikz } from './notation/quantikz/format-quantikz.ts';
export type { QuantikzOptions } from './notation/quantikz/format-quantikz.ts';
export { formatSvg } from './notation/svg/format-svg.ts';
export type { SvgOptions } from './notation/svg/format-svg.ts';
export { formatCircuitUrl } from './notation/url/format-circuit-url.ts';
export { parseCircuitUrl } from './notation/url/parse-circuit-url.ts';
export type { CircuitUrlResult } from './notation/url/parse-circuit-url.ts';

export { blochVector } from './inspect/bloch.ts';
export type { BlochVector } from './inspect/bloch.ts';
export { purity, reducedDensityMatrix } from './inspect/density.ts';
export {
  concurrence,
  entanglementEntropy,
  entropyOf,
  isEntangled,
} from './inspect/entanglement.ts';
export { correlation, pauliExpectation } from './inspect/expectation.ts';
export type { Pauli, PauliProduct } from './inspect/expectation.ts';
export { conditionalProbability, probabilityOf } from './inspect/probabilities.ts';
export type { WireValues } from './inspect/probabilities.ts';

export { explain, nearnessTo } from './explain/explain.ts';
export type { ExplainOptions, OneMoreGate } from './explain/explain.ts';
export type { Diagnosis, WrongSign } from './explain/diagnosis.ts';
export type {
  BehaviourGoal,
  DistributionGoal,
  FamilyGoal,
  FamilyMember,
  Goal,
  JourneyGoal,
  ProbabilityGoal,
  StateGoal,
  TableGoal,
  TransferGoal,
  UnitaryGoal,
} from './explain/goal.ts';
