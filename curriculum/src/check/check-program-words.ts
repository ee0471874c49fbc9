/** Checks that replies to wrong programs mention only what the task allows and the lessons have shown. */
import type { ProgramCheck } from '@qubloom/contract';
import { createRandom } from '@qubloom/quantum';
import type { Curriculum, LessonContent, ProgramTaskContent } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';
import { gradeProgram } from '../programs/grade-program.ts';
import { wireCountOf } from '../tasks/task-goal.ts';
import { checkTaught } from './concept-words.ts';
import { proseOf } from './reading/prose.ts';

export async function checkProgramWords(
  { courses }: Curriculum,
  taught: ReadonlyMap<LessonContent, ReadonlySet<string>>,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const shown = new Set<string>();
  for (const lesson of courses.flatMap(({ lessons }) => lessons)) {
    for (const name of namesShownIn(lesson)) shown.add(name);
    for (const task of lesson.programTasks) {
      const words = taught.get(lesson);
      for (const one of task.twin ? [task, task.twin] : [task]) {
        const said = proseOf(one.block).map((text) => ({ text }));
        problems.push(...checkTaught(one.file, said, words));
        problems.push(...checkNames(one, shown));
        problems.push(...(await checkDiagnoses(one, words)));
        // A twin follows the worked step of its task.
        for (const text of [one.block.starter, one.block.goal, ...one.block.hints])
          for (const name of namesIn(text)) shown.add(name);
      }
    }
  }
  return problems;
}

function namesShownIn({ blocks }: LessonContent): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'program') return namesIn(block.code);
    const marked = JSON.stringify(block.kind === 'program-task' ? [] : block).match(/`[^`]+`/g);
    return (marked ?? []).flatMap(namesIn);
  });
}

function namesIn(code: string): readonly string[] {
  return code.match(/[A-Za-z_]\w*/g) ?? [];
}

/**
 * Names of functions and methods that are used before they are shown. A hint may introduce a new one, unless it is
 * the worked step, which shows how to use it but does not explain it.
 */
function checkNames(
  { file, block, wrong }: ProgramTaskContent,
  shown: ReadonlySet<string>,
): ContentProblem[] {
  const start = [...shown, block.function, ...namesIn(block.starter), ...namesIn(block.goal)];
  const early = block.hints.slice(0, -1).flatMap(calledIn);
  const strange = (location: string, text: string, met: ReadonlySet<string>) =>
    calledIn(text)
      .filter((name) => !met.has(name))
      .map((name) => ({ file, location, reason: `uses ${name}, which nothing has shown so far` }));
  return [
    ...wrong.flatMap(({ program, reply = '' }, at) =>
      strange(`wrong.${at}`, reply, new Set([...start, ...namesIn(program)])),
    ),
    ...block.hints
      .slice(-1)
      .flatMap((hint) => strange('hints', hint, new Set([...start, ...early]))),
  ];
}

function calledIn(text: string): readonly string[] {
  return text.match(/\b[A-Za-z_]\w*(?=\()|(?<=\w\.)[a-z_]\w*/g) ?? [];
}

/** Number of random circuits per task. */
const generatedCircuits = 12;

/** Tries circuits that a learner may return and that no author expected. */
async function checkDiagnoses(
  { file, block }: ProgramTaskContent,
  taught: ReadonlySet<string> | undefined,
): Promise<ContentProblem[]> {
  const wires = block.cases.map(({ check }) => wiresOf(check));
  if (wires.every((count) => count === undefined)) return [];
  for (let seed = 1; seed <= generatedCircuits; seed++) {
    const returned = wires.map((count = 1) => ({
      kind: 'circuit' as const,
      openQasm: randomCircuit(count, block.limits.gates, seed),
    }));
    const grade = await gradeProgram(block, returned);
    if (grade.passed || grade.diagnosis.code === 'gate-not-allowed') continue;
    const { reason, next, example } = grade.diagnosis;
    const location = `random circuit ${seed}`;
    const early = checkTaught(file, [{ text: `${reason} ${next}`, location }], taught);
    // An example tells how the circuit is tried out, not what to use.
    const said = `${reason} ${next}`.replace(example?.sentence ?? '', '');
    const foreign = foreignGate(said, block.limits.gates);
    if (foreign === undefined && early.length === 0) continue;
    return foreign === undefined
      ? early
      : [{ file, location, reason: `names ${foreign}, which the task does without: ${said}` }];
  }
  return [];
}

function wiresOf(check: ProgramCheck): number | undefined {
  if (check.kind === 'value') return undefined;
  return check.kind === 'bits' ? Object.keys(check.chances)[0]?.length : wireCountOf(check);
}

/** The spoken names of gates, by their names in code. */
const spokenGates: Readonly<Record<string, string>> = {
  X: 'x',
  Y: 'y',
  Z: 'z',
  H: 'h',
  S: 's',
  T: 't',
  CNOT: 'cx',
  SWAP: 'swap',
};

function foreignGate(said: string, gates: readonly string[] | undefined): string | undefined {
  if (!gates) return undefined;
  const named = said.match(/\b(?:CNOT|SWAP|[XYZHST])\b/g) ?? [];
  return named.find((name) => !gates.includes(spokenGates[name] ?? name));
}

function randomCircuit(wires: number, gates: readonly string[] | undefined, seed: number): string {
  const random = createRandom(seed);
  const below = (count: number) => Math.floor(random.next() * count);
  const usable = ['x', 'z', 'h', 's', 'cx'].filter(
    (gate) => (gates?.includes(gate) ?? true) && (gate !== 'cx' || wires > 1),
  );
  const lines = Array.from({ length: 1 + below(2 * wires) }, () => {
    const gate = usable[below(usable.length)] ?? 'x';
    const wire = below(wires);
    const other = (wire + 1 + below(Math.max(1, wires - 1))) % wires;
    return gate === 'cx' ? `cx q[${wire}], q[${other}];` : `${gate} q[${wire}];`;
  });
  return `OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[${wires}] q;\n${lines.join('\n')}`;
}
