import { findGate, withGatePlaced, type GateOperation } from '@qubloom/quantum';
import { writtenAngle } from '../announcements/angles.ts';
import { center, middle } from '../drawing/geometry.ts';
import { Box, ControlledNot, Cross, Dot, Tie } from '../drawing/shapes.tsx';
import { timeParameter } from '../edits/time.ts';
import { gateLabels, gateTools, type GateTool } from './gate-tools.ts';
import type { OperationRow } from './operation-row.ts';
import { wireNames } from './wire-names.ts';

export const gate: OperationRow<GateTool, GateOperation> = {
  tools: gateTools,
  nameOf: (tool) => tool.gate,
  groupOf: (tool) => {
    const spec = findGate(tool.gate);
    if (!spec) return 'own';
    return spec.wires > 1 || spec.parameters.length > 0 ? 'angles' : 'turns';
  },
  fitsInside: true,
  toolOf: (operation) => ({ kind: 'gate', gate: operation.gate }),
  place: (circuit, at, tool) => withGatePlaced(circuit, at, tool.gate, startAngles(tool.gate)),
  phrase: ({ targets, controls }, name) => {
    const where = controls.map(({ wire, on }) => `q${wire} is ${on}`).join(' and ');
    return `${name} on ${wireNames(targets, ' and ')}${where && `, where ${where}`}`;
  },
  draw: ({ operation, x, top, bottom }) => (
    <>
      {top < bottom && <Tie x={x} top={middle(top)} bottom={middle(bottom)} />}
      {operation.controls.map(({ wire, on }) => (
        <Dot key={wire} x={x} y={middle(wire)} on={on} />
      ))}
      <GateParts operation={operation} x={x} />
    </>
  ),
  drawTool: (tool) =>
    tool.gate === 'swap' ? (
      <>
        <Tie x={28} top={12} bottom={44} />
        <Cross x={28} y={13} />
        <Cross x={28} y={43} />
      </>
    ) : (
      <Box
        {...center}
        label={gateLabels(tool.gate).label}
        variant={findGate(tool.gate) ? 'gate' : 'own'}
      />
    ),
  settings: (operation, controls) => (
    <>
      {controls.angles(operation)}
      {controls.condition(operation)}
    </>
  ),
};

/** Returns a quarter turn as the first angle, because its effect is visible at once. */
function startAngles(name: string): readonly number[] {
  return (findGate(name)?.parameters ?? []).map((_, i) => (i === 0 ? Math.PI / 2 : 0));
}

function GateParts({ operation, x }: { readonly operation: GateOperation; readonly x: number }) {
  const { gate: name, targets, parameters, sources, controls } = operation;
  if (name === 'swap') {
    return targets.map((wire) => <Cross key={wire} x={x} y={middle(wire)} />);
  }
  if (name === 'x' && controls.length > 0) {
    return targets.map((wire) => <ControlledNot key={wire} x={x} y={middle(wire)} />);
  }
  const { label } = gateLabels(name);
  const isOwn = !findGate(name);
  const isTimed = sources?.some((source) => source?.name === timeParameter) ?? false;
  const detail = parameters.map(writtenAngle).join(' ');
  return targets.map((wire, i) => (
    <Box
      key={wire}
      x={x}
      y={middle(wire)}
      label={label}
      variant={isOwn ? 'own' : 'gate'}
      detail={isOwn && targets.length > 1 ? `${i}` : isTimed ? '↻ t' : detail}
    />
  ));
}
